import type { Place } from '../../preview/protocol';

interface Movable {
  /** Its index in the list that orders it. */
  at: number;
  place: Place;
}

/** Where a dragged block comes to stand: the index it takes, and the height of the line that shows it. */
export interface Drop {
  to: number;
  line: number;
}

/** The place among the blocks, in reading order, that the pointer is nearest to; undefined where it would not move. */
export function dropAt(blocks: readonly Movable[], dragged: number, y: number): Drop | undefined {
  const from = blocks.findIndex(({ at }) => at === dragged);
  const slot = blocks.filter(({ place }) => y > place.top + place.height / 2).length;
  if (from < 0 || slot === from || slot === from + 1) return undefined;
  const [above, below] = [blocks[slot - 1], blocks[slot]];
  const line = below ? below.place.top : above ? above.place.top + above.place.height : 0;
  const target = slot > from ? above : below;
  return target && { to: target.at, line };
}
