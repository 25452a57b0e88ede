import { describeFully, fullLength } from './describe-window';
import { gridsFor } from './polar-grid';
import type { Scene } from './scene';
import type { Box } from './types';

const samples = 2_000;

/** Pseudo-random numbers with a fixed seed: the same picture and rectangle give the same result. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 0x1_0000_0000;
  };
}

/** Samples windows all over the picture except on the drawn object, to describe the background. */
export function sampleBackground(scene: Scene, drawn: Box): Float32Array[] {
  const next = random(7);
  const grids = gridsFor(scene.plan.window, drawn.width / drawn.height);
  const centre = { x: drawn.x + drawn.width / 2, y: drawn.y + drawn.height / 2 };
  const near = Math.sqrt(drawn.width * drawn.height) / 2;
  const found: Float32Array[] = [];
  for (let i = 0; i < samples; i += 1) {
    const layer = scene.layers[Math.floor(next() * scene.layers.length)];
    const grid = grids[i % grids.length];
    if (!layer || !grid) continue;
    const x = Math.floor(next() * layer.width);
    const y = Math.floor(next() * layer.height);
    if (Math.hypot(x / layer.factor - centre.x, y / layer.factor - centre.y) < near) continue;
    const numbers = new Float32Array(fullLength);
    describeFully(layer, grid, x, y, numbers);
    found.push(numbers);
  }
  return found;
}
