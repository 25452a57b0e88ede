import { describeFully, fullLength } from './describe-window';
import type { Layer } from './layer';
import type { Model } from './learn';
import { solveForward, squareOf } from './lower-triangle';
import { keepBest } from './overlap';
import type { Proposal } from './propose';
import type { Scene } from './scene';
import type { Hit } from './types';

const numbers = new Float32Array(fullLength);
const white = new Float64Array(fullLength);

/** Cosine similarity of a window and the drawn one, whitened by the picture's covariance: 1 is equal, 0 unrelated. */
function likeness(model: Model, layer: Layer, place: Pick<Proposal, 'grid' | 'x' | 'y'>): number {
  describeFully(layer, place.grid, place.x, place.y, numbers);
  let along = 0;
  for (let i = 0; i < fullLength; i += 1) {
    white[i] = (numbers[i] as number) - (model.mean[i] as number);
    along += (white[i] as number) * (model.weights[i] as number);
  }
  const square = squareOf(solveForward(model.spread, white));
  return square > 0 ? (along * model.length) / Math.sqrt(square) : 0;
}

/** Second pass: describes each proposal and its neighbours in full, and keeps one box per object, best first. */
export function refine(
  scene: Scene,
  model: Model,
  places: readonly Proposal[],
  tick: (share: number) => void = () => {},
): Hit[] {
  const hits = places.map((place, index) => {
    if (index % 50 === 49) tick((index + 1) / places.length);
    return settle(scene, model, place);
  });
  return keepBest(hits.filter((hit) => hit.width >= 1 && hit.height >= 1));
}

function settle(scene: Scene, model: Model, place: Proposal): Hit {
  const layer = scene.layers[place.layer] as Layer;
  const shift = Math.max(1, Math.round(scene.plan.window / 20));
  let best = { x: place.x, y: place.y, likeness: -1 };
  for (const dy of [-shift, 0, shift]) {
    for (const dx of [-shift, 0, shift]) {
      const at = {
        grid: place.grid,
        x: clamp(place.x + dx, layer.width - 1),
        y: clamp(place.y + dy, layer.height - 1),
      };
      const found = likeness(model, layer, at);
      if (found > best.likeness) best = { x: at.x, y: at.y, likeness: found };
    }
  }
  return { ...boxAt(scene, model, layer, { ...place, ...best }), likeness: best.likeness };
}

const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value));

/** Axis-aligned bounding box of the rotated window, clipped to the picture. */
function boxAt(scene: Scene, model: Model, layer: Layer, { grid, x, y }: Proposal) {
  const side = scene.plan.window / layer.factor;
  const [w, h] = [side * Math.sqrt(model.aspect), side / Math.sqrt(model.aspect)];
  const [c, s] = [Math.abs(Math.cos(grid.angle)), Math.abs(Math.sin(grid.angle))];
  const half = { x: (w * c + h * s) / 2, y: (w * s + h * c) / 2 };
  const centre = { x: x / layer.factor, y: y / layer.factor };
  const left = clamp(centre.x - half.x, scene.width);
  const top = clamp(centre.y - half.y, scene.height);
  return {
    x: left,
    y: top,
    width: clamp(centre.x + half.x, scene.width) - left,
    height: clamp(centre.y + half.y, scene.height) - top,
  };
}
