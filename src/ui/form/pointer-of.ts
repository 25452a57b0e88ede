import type { FieldPathId } from '@rjsf/utils';
import { pointer } from '../../../setting/pointer';

/** JSON pointer of a field in the document. */
export function pointerOf(base: string, { path }: Pick<FieldPathId, 'path'>): string {
  return pointer(base, ...path);
}

/** Ids of the help text and the error below a field, for `aria-describedby`. */
export const helpId = (id: string) => `${id}__help`;
export const faultId = (id: string) => `${id}__fault`;

export function describedBy(id: string, help: unknown, fault: unknown): string | undefined {
  return [fault && faultId(id), help && helpId(id)].filter(Boolean).join(' ') || undefined;
}
