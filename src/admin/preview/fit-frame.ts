export interface Fit {
  scale: number;
  /** Height of the frame in its own pixels. */
  height: number;
}

const SHORTEST = 480;
/** Height of a real screen of that width: what a visitor sees before scrolling. */
const HEIGHTS: Readonly<Record<number, number>> = { 320: 568, 390: 844, 768: 1024, 1280: 800, 1920: 1080 };

export function screenHeight(width: number): number {
  return HEIGHTS[width] ?? 800;
}

/** Scales to the available space, at most 1:1; the height fills it, to show as much as possible at once. */
export function fitFrame(width: number, room: { width: number; height: number }): Fit {
  const scale = room.width > 0 ? Math.min(1, room.width / width) : 1;
  return { scale, height: Math.max(SHORTEST, Math.floor(room.height / scale)) };
}
