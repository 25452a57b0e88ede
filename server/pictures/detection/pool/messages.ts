import type { Scored } from '../exemplar/find-alike';
import type { SearchPlan } from '../exemplar/plan-search';
import type { Box, Raster } from '../exemplar/types';

/** Message to the worker thread. */
export interface WorkOrder {
  /** At the sizes of the plan. */
  rasters: [Raster, ...Raster[]];
  picture: { width: number; height: number };
  plan: SearchPlan;
  drawn: Box;
}

/** Messages from the worker thread. */
export type WorkNews =
  | { kind: 'progress'; share: number }
  | { kind: 'done'; found: Scored[] }
  | { kind: 'failed'; message: string };
