import { simulationSeed } from '@tactarium/engine';
import { fieldTextFor, MAPS, type MapName } from '@tactarium/games/mechs/client';
import { memo, type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/Button.tsx';
import { Choice } from '../../../app/Choice.tsx';
import { MapThumbnail } from '../board/MapThumbnail.tsx';
import { type Battle, MAP_SEEDS, MAP_SIDES } from './battle.ts';
import { MapPicture } from './MapPicture.tsx';
import { NumberField } from './NumberField.tsx';
import type { Editor } from './useBattle.ts';
import styles from './Workshop.module.css';

/** A number that is short enough to say to somebody. */
const newMapSeed = (): number => Math.floor(Math.random() * 1_000_000);

/** The ground: one made by hand, or any number of generated ones. */
export function MapChoice({ battle, change, isBad }: Editor): ReactElement {
  const { t } = useTranslation('workshop');
  const { map, width, height, mapSeed } = battle;
  return (
    <section className={styles['panel']}>
      <Choice
        title={t('map.title')}
        options={(['generated', ...MAPS] as const).map((one) => ({
          value: one,
          name: t(`map.${one}`),
          ...(one !== 'generated' && { picture: <Thumbnail map={one} /> }),
        }))}
        value={map}
        onChange={(one) => change({ map: one })}
      />
      <div className={styles['ground']}>
        {map === 'generated' && (
          <div className={styles['fields']}>
            <NumberField
              label={t('map.width')}
              value={width}
              {...MAP_SIDES}
              isBad={isBad('width')}
              onChange={(value) => change({ width: value })}
            />
            <NumberField
              label={t('map.height')}
              value={height}
              {...MAP_SIDES}
              isBad={isBad('height')}
              onChange={(value) => change({ height: value })}
            />
            <NumberField
              label={t('map.mapSeed')}
              value={mapSeed}
              {...MAP_SEEDS}
              isBad={isBad('mapSeed')}
              onChange={(value) => change({ mapSeed: value })}
            />
            <Button onClick={() => change({ mapSeed: newMapSeed() })}>{t('map.another')}</Button>
          </div>
        )}
        {!['width', 'height', 'mapSeed'].some((one) => isBad(one)) && <Ground battle={battle} />}
      </div>
    </section>
  );
}

const Thumbnail = memo(function Thumbnail({ map }: { readonly map: MapName }): ReactElement {
  return (
    <span className={styles['thumbnail']}>
      <MapThumbnail field={fieldTextFor({ map }, simulationSeed(0))} />
    </span>
  );
});

function Ground({ battle: { map, width, height, mapSeed } }: { readonly battle: Battle }): ReactElement {
  const field = useMemo(
    () => fieldTextFor(map === 'generated' ? { map, size: [width, height], mapSeed } : { map }, simulationSeed(0)),
    [map, width, height, mapSeed],
  );
  return (
    <div className={styles['picture']}>
      <MapPicture field={field} />
    </div>
  );
}
