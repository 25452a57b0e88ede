import { equal } from '../../../setting/equal';
import type { JsonValue } from '../../../setting/json-value';
import { valueAt } from '../../../setting/pointer';

export interface Layers {
  draft: unknown;
  /** null if never published. */
  published: unknown;
  environment: unknown;
  defaults: unknown;
}

/** From strong to weak; `none` if no layer sets the value. */
export type LayerName = 'draft' | 'domain' | 'environment' | 'default' | 'none';

/** The layer that sets the value at this pointer: the strongest that has one; a draft only if it differs. */
export function layerOf(pointer: string, { draft, published, environment, defaults }: Layers): LayerName {
  const at = (layer: unknown) => valueAt((layer ?? null) as JsonValue, pointer) ?? undefined;
  const [drafted, live] = [at(draft), at(published)];
  if (drafted !== undefined) return equal(drafted, live) ? 'domain' : 'draft';
  if (at(environment) !== undefined) return 'environment';
  if (at(defaults) !== undefined) return 'default';
  // Removed in the draft: what visitors see now still comes from the domain.
  return live === undefined ? 'none' : 'draft';
}
