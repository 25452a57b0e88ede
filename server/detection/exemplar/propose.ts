import { briefLength, describeBriefly } from './describe-window';
import type { Layer } from './layer';
import type { Model } from './learn';
import type { PolarGrid } from './polar-grid';
import type { Scene } from './scene';

export interface Place {
  layer: number;
  grid: PolarGrid;
  x: number;
  y: number;
  response: number;
}

/** Below it a window is nearer to the picture's average than to the drawn thing. */
const leastResponse = 0.1;
const mostPlaces = 300;

/** The first look: every few pixels on every layer, by ring means only. Answers with the best local peaks. */
export function propose(scene: Scene, model: Model, tick: (share: number) => void = () => {}): Place[] {
  const places: Place[] = [];
  const rounds = scene.layers.length * model.grids.length;
  scene.layers.forEach((layer, index) => {
    model.grids.forEach((grid, turn) => {
      const map = respond(layer, grid, model, scene.plan.step);
      for (const peak of peaksOf(map))
        places.push({
          layer: index,
          grid,
          x: peak.column * scene.plan.step,
          y: peak.row * scene.plan.step,
          response: peak.value,
        });
      tick((index * model.grids.length + turn + 1) / rounds);
    });
  });
  return places.sort((a, b) => b.response - a.response).slice(0, mostPlaces);
}

interface ResponseMap {
  values: Float32Array;
  columns: number;
  rows: number;
}

function respond(layer: Layer, grid: PolarGrid, { briefWeights, mean }: Model, step: number): ResponseMap {
  const columns = Math.ceil(layer.width / step);
  const rows = Math.ceil(layer.height / step);
  const values = new Float32Array(columns * rows);
  const numbers = new Float32Array(briefLength);
  let constant = 0;
  for (let i = 0; i < briefLength; i += 1) constant += (briefWeights[i] as number) * (mean[i] as number);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      describeBriefly(layer, grid, column * step, row * step, numbers, 2);
      let sum = -constant;
      for (let i = 0; i < briefLength; i += 1) sum += (briefWeights[i] as number) * (numbers[i] as number);
      values[row * columns + column] = sum;
    }
  }
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
  return peaks;
}

function isPeak({ values, columns, rows }: ResponseMap, column: number, row: number, value: number): boolean {
  for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1)
    for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1)
      if ((values[y * columns + x] as number) > value) return false;
  return true;
}
