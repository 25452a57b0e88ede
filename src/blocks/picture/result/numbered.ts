import type { Data } from '@/api/paths';

export type Detection = Data<'getDetection'>;

/** An object with its number: it keeps it at every threshold. */
export type Numbered = Detection['objects'][number] & { index: number };

/** The drawn ones, what was found, and what is below the line, in this order. */
export function numbered({ objects, weaker = [] }: Pick<Detection, 'objects' | 'weaker'>): Numbered[] {
  return [...objects, ...weaker].map((object, at) => ({ ...object, index: at + 1 }));
}

export const percentOf = (score: number): number => Math.round(score * 100);

export function likeEnough(objects: readonly Numbered[], percent: number): Numbered[] {
  return objects.filter(({ score }) => percentOf(score) >= percent);
}

/** The least score that is shown at this percentage. */
export const thresholdOf = (percent: number): number => Math.max(0, (percent - 0.5) / 100);
