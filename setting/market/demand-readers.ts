import type { DemandReaders } from './demand-document';

/** The fewest first. */
const READERS = ['suppliers', 'signed-in', 'everybody'] as const satisfies readonly DemandReaders[];

/** Who may read demands of a portal whose setting names the most readers; the most first. */
export const allowedReaders = (most: DemandReaders = 'everybody'): DemandReaders[] =>
  READERS.slice(0, READERS.indexOf(most) + 1).reverse();

/** The readers that were chosen, or the most that the portal allows. */
export const narrowReaders = (chosen: DemandReaders, most: DemandReaders = 'everybody'): DemandReaders =>
  allowedReaders(most).includes(chosen) ? chosen : most;
