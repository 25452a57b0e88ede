import { buildLayer, type Layer } from './layer';
import type { SearchPlan } from './plan-search';
import { reach } from './polar-grid';
import type { Raster } from './types';

/** A picture prepared for searching objects of one size. */
export interface Scene {
  width: number;
  height: number;
  plan: SearchPlan;
  layers: Layer[];
  /** The picture at the resolution for outlines. */
  outline: Raster;
}

/** Opens a scene from the rasters, which have the sizes of the plan; `picture` is the original size. */
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
