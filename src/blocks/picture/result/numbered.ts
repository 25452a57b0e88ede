import type { Data } from '@/api/paths';

export type Detection = NonNullable<Data<'getDetection'>>;

/** An object with its number, which does not depend on the threshold. */
export type Numbered = Detection['objects'][number] & { index: number };

/** Numbers the objects: drawn ones first, then found ones, then those below the server's threshold. */
export function numbered({ objects, weaker = [] }: Pick<Detection, 'objects' | 'weaker'>): Numbered[] {
  return [...objects, ...weaker].map((object, at) => ({ ...object, index: at + 1 }));
}

export const percentOf = (score: number): number => Math.round(score * 100);

export function likeEnough(objects: readonly Numbered[], percent: number): Numbered[] {
  return objects.filter(({ score }) => percentOf(score) >= percent);
}

/** The lowest score that rounds to this percentage. */
export const thresholdOf = (percent: number): number => Math.max(0, (percent - 0.5) / 100);
