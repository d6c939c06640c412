import { isObject } from '@tactarium/engine';
import type { Chance } from '@tactarium/engine/analysis/chances';
import { biggestSwings, turned } from '@tactarium/engine/analysis/swings';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../app/Button.tsx';
import type { AnyWebGame } from '../games/face.ts';
import type { FilmInfo } from '../local/messages.ts';
import { type Findings, useAnalysis } from '../local/useAnalysis.ts';
import { useSayings } from '../match/useSayings.ts';
import { botTitle } from '../words/bots.ts';
import type { TFunction } from '../words/index.ts';
import { sayProblem } from '../words/problem.ts';
import styles from './Chances.module.css';
import { ChancesGraph } from './ChancesGraph.tsx';

interface ChancesProps {
  readonly game: AnyWebGame;
  readonly film: FilmInfo;
  readonly step: number;
  /** The side whose chances are shown: the one below. */
  readonly side: string;
  readonly onGo: (step: number) => void;
}

const MOST_SWINGS = 4;

/** How the chances of a finished game stood, and what the strongest bot would have done, found out in a worker. */
export function Chances({ game, film, step, side, onGo }: ChancesProps): ReactElement {
  const { t, i18n } = useTranslation('replay');
  const { t: shared } = useTranslation();
  const { seatName } = useSayings(game);
  const list = new Intl.ListFormat(i18n.language);
  const { findings, stop, goOn, advise } = useAnalysis(film);
  const { status, bots, refused } = findings;
  if (refused) return <p role="alert">{sayRefused(t, shared, refused, game.id)}</p>;
  const [ours, theirs] = side === game.seats[1] ? [game.seats[1], game.seats[0]] : [game.seats[0], game.seats[1]];
  const points = ours === game.seats[1] ? turned(findings.points) : findings.points;
  const swings = biggestSwings(points, MOST_SWINGS);
  const least = Math.min(...points.filter(({ playouts }) => playouts > 0).map(({ playouts }) => playouts));
  const name = seatName(ours!);
  return (
    <div className={styles['chances']}>
      <h2>{t('chances.of', { side: name })}</h2>
      <ChancesGraph
        points={points}
        swings={swings}
        first={points[0]?.step ?? 0}
        last={film.length}
        step={step}
        colours={[game.colour(ours!), game.colour(theirs!)]}
        label={t('chances.graph', { side: name })}
        onGo={onGo}
      />
      {swings.length > 0 && (
        <section>
          <h3>{t('chances.swings')}</h3>
          <ol className={styles['swings']}>
            {swings.map(({ from, to }) => (
              <li key={to.step}>
                <button
                  type="button"
                  className={styles['go']}
                  aria-current={step === to.step ? 'step' : undefined}
                  onClick={() => onGo(to.step)}
                >
                  {t('chances.swing', { step: to.step, before: percent(from.share), after: percent(to.share) })}
                </button>
              </li>
            ))}
          </ol>
        </section>
      )}
      <BotsChoice game={game} step={step} findings={findings} advise={advise} />
      <Table points={points} side={name} onGo={onGo} />
      <p className={styles['how']}>
        {Number.isFinite(least)
          ? t('chances.how', { bots: list.format(bots.map((one) => botTitle(shared, one, game.id))), count: least })
          : t('chances.beginning')}
      </p>
      <Button look="quiet" onClick={status === 'running' ? stop : goOn}>
        {t(status === 'running' ? 'chances.stop' : status === 'stopped' ? 'chances.goOn' : 'chances.more')}
      </Button>
    </div>
  );
}

const percent = (share: number): number => Math.round(100 * share);

type Refused = NonNullable<Findings['refused']>;

function sayRefused(t: TFunction<'replay'>, shared: TFunction, { code, detail }: Refused, game: string): string {
  const at = isObject(detail) ? detail['at'] : undefined;
  return typeof at === 'number' ? t('chances.broken', { at }) : sayProblem(shared, code, game);
}

/** The same as the graph, for those who read or go by keys. */
function Table(props: { readonly points: readonly Chance[]; readonly side: string; onGo(step: number): void }) {
  const { points, side, onGo } = props;
  const { t } = useTranslation('replay');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles['table']} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('chances.table')}</summary>
      {isOpen && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('chances.step')}</th>
              <th scope="col">{side}</th>
              <th scope="col">{t('chances.interval')}</th>
              <th scope="col">{t('chances.games')}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ step, share, low, high, playouts }) => (
              <tr key={step}>
                <th scope="row">
                  <button type="button" className={styles['go']} onClick={() => onGo(step)}>
                    {step}
                  </button>
                </th>
                <td>{percent(share)} %</td>
                <td>{playouts === 0 ? t('chances.result') : `${percent(low)}–${percent(high)}`}</td>
                <td>{playouts}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}

interface BotsChoiceProps {
  readonly game: AnyWebGame;
  readonly step: number;
  readonly findings: Findings;
  advise(step: number): void;
}

function BotsChoice({ game, step, findings: { advice }, advise }: BotsChoiceProps): ReactElement {
  const { t } = useTranslation('replay');
  const { t: shared } = useTranslation();
  const { seatName, sayEvent } = useSayings(game);
  const [asked, setAsked] = useState<number>();
  const found = advice[step];
  const ask = (): void => {
    setAsked(step);
    advise(step);
  };
  if (found === undefined) {
    return (
      <Button look="quiet" disabled={asked === step} onClick={ask}>
        {t(asked === step ? 'chances.thinking' : 'chances.ask')}
      </Button>
    );
  }
  if (found === null) return <p className={styles['how']}>{t('chances.nobody')}</p>;
  const sentences = found.events.flatMap((event) => sayEvent(event, 'spectator') ?? []);
  return (
    <section className={styles['choice']} aria-live="polite">
      <h3>{t('chances.choice', { bot: botTitle(shared, found.bot, game.id), side: seatName(found.seat) })}</h3>
      <p>{sentences.join(' ') || t('chances.unsaid')}</p>
      {found.isSame && <p className={styles['how']}>{t('chances.same')}</p>}
    </section>
  );
}
