import type { FieldPathId } from '@rjsf/utils';
import { pointer } from '../../../setting/pointer';

/** Where a field stands in the document. */
export function pointerOf(base: string, { path }: Pick<FieldPathId, 'path'>): string {
  return pointer(base, ...path);
}

/** Of the help text and the fault below a field; a control names the ones that are there. */
export const helpId = (id: string) => `${id}__help`;
export const faultId = (id: string) => `${id}__fault`;

export function describedBy(id: string, help: unknown, fault: unknown): string | undefined {
  return [fault && faultId(id), help && helpId(id)].filter(Boolean).join(' ') || undefined;
}
