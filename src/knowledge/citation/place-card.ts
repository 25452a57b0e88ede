export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

const GAP = 8;
const MARGIN = 12;

/** Above the marker if there is room, else below, always inside the viewport. In viewport pixels. */
export function placeCard(anchor: Box, card: Size, view: Size): { left: number; top: number; side: 'above' | 'below' } {
  const above = anchor.top - GAP - card.height;
  const below = anchor.top + anchor.height + GAP;
  const fitsAbove = above >= MARGIN;
  const fitsBelow = below + card.height <= view.height - MARGIN;
  const side = fitsAbove || (!fitsBelow && anchor.top > view.height - below) ? 'above' : 'below';
  const centred = anchor.left + anchor.width / 2 - card.width / 2;
  return {
    left: clamp(centred, MARGIN, view.width - card.width - MARGIN),
    top: clamp(side === 'above' ? above : below, MARGIN, view.height - card.height - MARGIN),
    side,
  };
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, Math.max(low, high)));
}
