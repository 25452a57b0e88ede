import { toLab } from './lab';
import { buildLayer, type Layer } from './layer';
import type { SearchPlan } from './plan-search';
import { sizeAt } from './plan-search';
import { reach } from './polar-grid';
import type { Raster } from './types';

/** A picture made ready to be searched for things of one size. */
export interface Scene {
  width: number;
  height: number;
  plan: SearchPlan;
  layers: Layer[];
}

/** `raster` is the picture decoded to `plan.finest`; `picture` says how large it really is. */
export function openScene(
  raster: Raster,
  picture: { width: number; height: number },
  plan: SearchPlan,
  aspect = 1,
): Scene {
  const lab = toLab(raster).map((values) => ({ values, width: raster.width, height: raster.height }));
  const longest = plan.window * Math.sqrt(Math.max(aspect, 1 / aspect));
  const margin = Math.ceil((longest * reach) / 2) + 2;
  const layers = plan.factors.map((factor) => buildLayer(lab, { ...sizeAt(picture, factor), factor, margin }));
  return { ...picture, plan, layers };
}
