import { valueAt } from '@/lib/json-pointer';
import type { EditorLayer, EditorSource } from '../types';

/** Which layer says what stands at that place; undefined: none does. */
export function layerOf(pointer: string, body: unknown, source: EditorSource): EditorLayer | undefined {
  const own = valueAt(body, pointer);
  const published = valueAt(source.body, pointer);
  if (isSaid(own)) return JSON.stringify(own) === JSON.stringify(published) ? 'domain' : 'draft';
  if (isSaid(valueAt(source.environment, pointer))) return 'environment';
  if (isSaid(valueAt(source.defaults, pointer))) return 'default';
  // Taken away in the draft: what visitors see now is still the domain's.
  return isSaid(published) ? 'draft' : undefined;
}

function isSaid(value: unknown): boolean {
  return value !== undefined && value !== null;
}
