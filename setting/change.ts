import type { JsonValue } from './json-value';

/**
 * One difference between two documents. `pointer` refers to the newer one; a removed value is named by its key or index
 * in the older one, below its parent's pointer in the newer one.
 */
export interface Change {
  pointer: string;
  kind: 'added' | 'removed' | 'changed' | 'moved';
  /** The previous value; for a moved item, its old position. */
  from?: JsonValue;
  /** The new value; for a moved item, its new position. */
  to?: JsonValue;
  /** Id of the nearest item that has one, such as the block. */
  label?: string;
}
