import { expect, test } from 'vitest';
import { boxOf, fourSpots, makePicture } from '../../../../tests/support/make-picture';
import { decodeLayers } from '../picture/decode-raster';
import { briefLength, describeBriefly } from './describe-window';
import type { Layer } from './layer';
import { learn } from './learn';
import { planSearch } from './plan-search';
import type { PolarGrid } from './polar-grid';
import { makeProbe } from './probe';
import { openScene } from './scene';

test('answers what describing a window and weighing the description would', async () => {
  const size = { width: 320, height: 260 };
  const drawn = boxOf(fourSpots[0] as (typeof fourSpots)[0]);
  const plan = planSearch(size, drawn);
  const scene = openScene(await decodeLayers(await makePicture(), plan.decode, { owner: 'a' }), size, plan);
  const model = learn(scene, drawn);
  const [layer, grid] = [scene.layers[2] as Layer, model.grids[0] as PolarGrid];
  const probe = makeProbe(layer, grid, model);
  const numbers = new Float32Array(briefLength);
  for (let y = 0; y < layer.height; y += 7) {
    for (let x = 0; x < layer.width; x += 11) {
      describeBriefly(layer, grid, x, y, numbers, 2);
      const slow = numbers.reduce(
        (sum, value, i) => sum + (value - (model.mean[i] ?? 0)) * (model.briefWeights[i] ?? 0),
        0,
      );
      expect(probe(x, y)).toBeCloseTo(slow, 3);
    }
  }
});
