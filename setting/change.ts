import type { JsonValue } from './json-value';

/**
 * One difference between two documents. `pointer` is where it is in the newer one; what was removed is named by its place in
 * the older one below a parent of the newer one.
 */
export interface Change {
  pointer: string;
  kind: 'added' | 'removed' | 'changed' | 'moved';
  /** Before: the value; of what was moved, its old position. */
  from?: JsonValue;
  /** After: the value; of what was moved, its new position. */
  to?: JsonValue;
  /** Id of the nearest item that has one, such as the block. */
  label?: string;
}
