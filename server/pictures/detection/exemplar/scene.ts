import { buildLayer, type Layer } from './layer';
import type { SearchPlan } from './plan-search';
import { reach } from './polar-grid';
import type { Raster } from './types';

/** A picture made ready to be searched for things of one size. */
export interface Scene {
  width: number;
  height: number;
  plan: SearchPlan;
  layers: Layer[];
  /** The picture as its outlines are looked at. */
  outline: Raster;
}

/** The rasters are the picture at the sizes of the plan; `picture` says how large it really is. */
export function openScene(
  [outline, ...rasters]: readonly [Raster, ...Raster[]],
  picture: { width: number; height: number },
  plan: SearchPlan,
  aspect = 1,
): Scene {
  const longest = plan.window * Math.sqrt(Math.max(aspect, 1 / aspect));
  const margin = Math.ceil((longest * reach) / 2) + 2;
  const layers = rasters.map((raster, index) => buildLayer(raster, plan.factors[index] ?? 1, margin));
  return { width: picture.width, height: picture.height, plan, layers, outline };
}
