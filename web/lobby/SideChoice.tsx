import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../app/Choice.tsx';
import type { AnyWebGame } from '../games/face.ts';
import { useSayings } from '../match/useSayings.ts';
import { ANY_SIDE, sidesOf } from './sides.ts';

interface SideChoiceProps {
  readonly game: AnyWebGame;
  readonly seats: readonly string[];
  readonly side: string;
  readonly onChange: (side: string) => void;
}

/** Which side to play, where there is a choice. */
export function SideChoice({ game, seats, side, onChange }: SideChoiceProps): ReactElement | null {
  const { t } = useTranslation();
  const { seatName } = useSayings(game);
  const sides = sidesOf(seats);
  if (sides.length === 0) return null;
  return (
    <Choice
      title={t('play.side')}
      options={sides.map((one) => ({ value: one, name: one === ANY_SIDE ? t('play.sideAny') : seatName(one) }))}
      value={side}
      onChange={onChange}
    />
  );
}
