import type { Layer } from './layer';
import type { Model } from './learn';
import type { PolarGrid } from './polar-grid';
import { makeProbe, type Probe } from './probe';
import type { Scene } from './scene';

export interface Proposal {
  layer: number;
  grid: PolarGrid;
  x: number;
  y: number;
  response: number;
}

/** Below this a window is closer to the picture's average than to the drawn object. */
const leastResponse = 0.1;
const mostPlaces = 300;

/** First pass: every few pixels on each layer, by ring means only. Returns the best local peaks. */
export function propose(scene: Scene, model: Model, tick: (share: number) => void = () => {}): Proposal[] {
  const places: Proposal[] = [];
  const rounds = scene.layers.length * model.grids.length;
  const { step } = scene.plan;
  scene.layers.forEach((layer, index) => {
    model.grids.forEach((grid, turn) => {
      const probe = makeProbe(layer, grid, model);
      const map = respond(layer, probe, step);
      for (const { column, row, value } of peaksOf(map).slice(0, mostPlaces)) {
        const place = { layer: index, grid, x: column * step, y: row * step, response: value };
        places.push(climb(place, layer, probe, Math.floor(step / 2)));
      }
      tick((index * model.grids.length + turn + 1) / rounds);
    });
  });
  return places.sort((a, b) => b.response - a.response).slice(0, mostPlaces);
}

/** Moves a proposal by up to half a step to the best response, for objects between two windows. */
function climb(place: Proposal, layer: Layer, probe: Probe, by: number): Proposal {
  if (by === 0) return place;
  let best = place;
  for (const dy of [-by, 0, by])
    for (const dx of [-by, 0, by]) {
      const [x, y] = [place.x + dx, place.y + dy];
      if (x < 0 || y < 0 || x >= layer.width || y >= layer.height) continue;
      const response = probe(x, y);
      if (response > best.response) best = { ...place, x, y, response };
    }
  return best;
}

interface ResponseMap {
  values: Float32Array;
  columns: number;
  rows: number;
}

function respond(layer: Layer, probe: Probe, step: number): ResponseMap {
  const columns = Math.ceil(layer.width / step);
  const rows = Math.ceil(layer.height / step);
  const values = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      values[row * columns + column] = probe(column * step, row * step);
  return { values, columns, rows };
}

function peaksOf(map: ResponseMap): { column: number; row: number; value: number }[] {
  const peaks: { column: number; row: number; value: number }[] = [];
  for (let row = 0; row < map.rows; row += 1) {
    for (let column = 0; column < map.columns; column += 1) {
      const value = map.values[row * map.columns + column] as number;
      if (value >= leastResponse && isPeak(map, column, row, value)) peaks.push({ column, row, value });
    }
  }
  return peaks.sort((a, b) => b.value - a.value);
}

function isPeak({ values, columns, rows }: ResponseMap, column: number, row: number, value: number): boolean {
  for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1)
    for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1)
      if ((values[y * columns + x] as number) > value) return false;
  return true;
}
