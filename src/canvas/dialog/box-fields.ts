import type { Box, Size } from '../geometry/types';

export type Field = keyof Box;
export const FIELDS: readonly Field[] = ['x', 'y', 'width', 'height'];
export type Draft = Record<Field, string>;

export const draftOf = (box: Box | null): Draft => ({
  x: String(box?.x ?? ''),
  y: String(box?.y ?? ''),
  width: String(box?.width ?? ''),
  height: String(box?.height ?? ''),
});

/** Range of a field, given the values of the others. */
export function rangeOf(field: Field, draft: Draft, image: Size): [least: number, most: number] {
  const other = (name: Field) => Number.parseInt(draft[name], 10) || 0;
  if (field === 'x') return [0, image.width - Math.max(1, other('width'))];
  if (field === 'y') return [0, image.height - Math.max(1, other('height'))];
  return [1, field === 'width' ? image.width - other('x') : image.height - other('y')];
}

export function isFault(field: Field, draft: Draft, image: Size): boolean {
  const text = draft[field].trim();
  if (text === '') return false;
  const [least, most] = rangeOf(field, draft, image);
  return !/^\d+$/.test(text) || Number(text) < least || Number(text) > most;
}

/** The box in the fields; null if one is empty or out of range. */
export function boxOf(draft: Draft, image: Size): Box | null {
  if (FIELDS.some((field) => draft[field].trim() === '' || isFault(field, draft, image))) return null;
  return { x: Number(draft.x), y: Number(draft.y), width: Number(draft.width), height: Number(draft.height) };
}
