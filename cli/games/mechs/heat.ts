import { type HeatForecast, heatForecast, type View } from '@tactarium/games/mechs/client';

const percent = (ways: number): string => `${Math.round((100 * ways) / 36)} %`;

/** The heat phase to come, if nothing more were fired: MEC-30. */
export function drawHeat(view: View, id: string): readonly string[] {
  const heat = heatForecast(view, id);
  if (!heat) return [];
  const { now, movement, weapons, engine, sinks, after } = heat;
  const engineHits = engine > 0 ? ` + ${engine} engine` : '';
  const sum = `heat: ${now} now + ${movement} movement + ${weapons} weapons${engineHits} − ${sinks} sinks = ${after}`;
  return [[sum, ...dangersOf(heat)].join('; ')];
}

function dangersOf({ aim, shutdown, cookOff, wounds }: HeatForecast): readonly string[] {
  return [
    ...(aim > 0 ? [`aim +${aim} next turn`] : []),
    ...(shutdown ? [`shuts down at ${percent(shutdown.ways)}`] : []),
    ...(cookOff ? [`ammunition explodes at ${percent(cookOff.ways)}`] : []),
    ...(wounds > 0 ? [`${wounds} wounds to the pilot`] : []),
  ];
}
