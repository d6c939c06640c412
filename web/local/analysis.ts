import type { Refusal } from '@tactarium/engine';
import type { Advice, Chance } from '@tactarium/engine/analysis/chances';
import type { Played } from '@tactarium/engine/analysis/timeline';

/** What a page asks of the worker that looks into a finished game. */
export type AnalysisWish =
  /** Once, before anything else. */
  | { readonly type: 'open'; readonly played: Played }
  /** Go on until this many games were played from each step. Fewer than there are: stop. */
  | { readonly type: 'estimate'; readonly playouts: number }
  | { readonly type: 'advise'; readonly step: number };

export type AnalysisNews =
  | {
      readonly type: 'chances';
      /** Those who play both sides. */
      readonly bots: readonly string[];
      readonly points: readonly Chance[];
      /** Whether as many games were played as were wished for. */
      readonly isDone: boolean;
    }
  | { readonly type: 'advice'; readonly step: number; readonly advice: Advice | undefined }
  | ({ readonly type: 'refused' } & Refusal);
