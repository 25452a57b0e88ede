import { equal } from '../../../setting/equal';
import type { JsonValue } from '../../../setting/json-value';
import { valueAt } from '../../../setting/pointer';

export interface Layers {
  draft: unknown;
  /** null: never published. */
  published: unknown;
  environment: unknown;
  defaults: unknown;
}

/** From strong to weak; `none`: nobody says anything. */
export type LayerName = 'draft' | 'domain' | 'environment' | 'default' | 'none';

/** Which layer says what stands at this pointer: the strongest that says anything, and a draft only where it says something else. */
export function layerOf(pointer: string, { draft, published, environment, defaults }: Layers): LayerName {
  const at = (layer: unknown) => valueAt((layer ?? null) as JsonValue, pointer) ?? undefined;
  const [drafted, live] = [at(draft), at(published)];
  if (drafted !== undefined) return equal(drafted, live) ? 'domain' : 'draft';
  if (at(environment) !== undefined) return 'environment';
  if (at(defaults) !== undefined) return 'default';
  // Taken away in the draft: what visitors see now is still the domain's.
  return live === undefined ? 'none' : 'draft';
}
