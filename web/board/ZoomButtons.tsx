import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../app/Button.tsx';
import { zoomedAt } from './camera.ts';
import type { CameraControl } from './useCamera.ts';
import styles from './ZoomButtons.module.css';

const STEP = 1.5;

interface ZoomButtonsProps {
  readonly camera: CameraControl;
  readonly onKeys: () => void;
}

/** For those who have neither a wheel nor a touch screen; and the way to the list of keys. */
export function ZoomButtons({ camera, onKeys }: ZoomButtonsProps): ReactElement {
  const { t } = useTranslation();
  const zoom = (factor: number) => () =>
    camera.move((scene, now) =>
      zoomedAt(scene, now, factor, { x: scene.screen.width / 2, y: scene.screen.height / 2 }),
    );
  return (
    <div className={styles['zoom']}>
      <Button look="quiet" aria-label={t('board.zoomIn')} onClick={zoom(STEP)}>
        +
      </Button>
      <Button look="quiet" aria-label={t('board.zoomOut')} onClick={zoom(1 / STEP)}>
        −
      </Button>
      <Button look="quiet" aria-label={t('keys.title')} onClick={onKeys}>
        ?
      </Button>
    </div>
  );
}
