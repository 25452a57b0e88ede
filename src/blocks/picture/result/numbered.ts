import type { Detection, FoundObject } from '@/canvas/record/picture-record';

/** An object with its number: it keeps it at every threshold. */
export interface Numbered extends FoundObject {
  index: number;
}

export function numbered({ objects }: Detection): Numbered[] {
  return objects.map((object, at) => ({ ...object, index: at + 1 }));
}

export const percentOf = (score: number): number => Math.round(score * 100);

export function likeEnough(objects: readonly Numbered[], percent: number): Numbered[] {
  return objects.filter(({ score }) => percentOf(score) >= percent);
}
