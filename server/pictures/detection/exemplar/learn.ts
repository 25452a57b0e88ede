import { sampleBackground } from './background';
import { briefLength, describeFully, fullLength } from './describe-window';
import {
  addOuter,
  emptySymmetric,
  factorize,
  type Symmetric,
  solveBackward,
  solveForward,
  squareOf,
} from './lower-triangle';
import { sizes } from './plan-search';
import { gridsFor, type PolarGrid } from './polar-grid';
import type { Scene } from './scene';
import type { Box } from './types';

/** A model of the drawn object against its picture. */
export interface Model {
  grids: PolarGrid[];
  aspect: number;
  /** Mean of the background. */
  mean: Float64Array;
  /**
   * Cholesky factor of the background's covariance: reduces the weight of directions in which the picture varies
   * anyway.
   */
  spread: Symmetric;
  /** Projections that are 1 on the drawn object and 0 on the mean; the brief one uses only the first numbers. */
  weights: Float64Array;
  briefWeights: Float64Array;
  length: number;
}

/**
 * Shrinkage of the covariance towards a multiple of the identity: a few thousand windows do not determine 150
 * dimensions well.
 */
const shrink = 0.1;
const sphere = 0.2;
/** Keeps single features from deciding: a grey stain on brown wood is not a screw because it is equally grey. */
const doubt = 0.5;

/**
 * Linear discriminant of one example: the drawn window against other windows of the same picture. Features that set it
 * apart weigh much, common ones little. There is no prior training.
 */
export function learn(scene: Scene, drawn: Box): Model {
  const aspect = drawn.width / drawn.height;
  const grids = gridsFor(scene.plan.window, aspect);
  const background = sampleBackground(scene, drawn);
  const { own, jitters } = describeDrawn(scene, grids[0] as PolarGrid, drawn);
  const mean = meanOf(background);
  const covariance = covarianceOf(background, mean);
  for (const jitter of jitters) addOuter(covariance, jitter, 1 / jitters.length);
  const difference = Float64Array.from(own, (value, i) => value - (mean[i] as number));
  difference.forEach((value, i) => {
    const at = i * (fullLength + 1);
    covariance.values[at] = (covariance.values[at] as number) + doubt * value * value;
  });
  const full = project(covariance, difference, fullLength);
  const brief = project(covariance, difference, briefLength);
  return {
    grids,
    aspect,
    mean,
    spread: full.factor,
    weights: full.weights,
    briefWeights: brief.weights,
    length: Math.sqrt(full.square),
  };
}

function project(covariance: Symmetric, difference: Float64Array, size: number) {
  const factor = factorize(covariance, size);
  const white = solveForward(factor, difference.slice(0, size));
  const square = Math.max(squareOf(white), 1e-9);
  const weights = solveBackward(factor, white).map((weight) => weight / square);
  return { factor, weights, square };
}

function meanOf(windows: Float32Array[]): Float64Array {
  const mean = new Float64Array(fullLength);
  for (const window of windows)
    for (let i = 0; i < fullLength; i += 1) mean[i] = (mean[i] as number) + (window[i] as number) / windows.length;
  return mean;
}

function covarianceOf(windows: Float32Array[], mean: Float64Array): Symmetric {
  const matrix = emptySymmetric(fullLength);
  const difference = new Float64Array(fullLength);
  for (const window of windows) {
    for (let i = 0; i < fullLength; i += 1) difference[i] = (window[i] as number) - (mean[i] as number);
    addOuter(matrix, difference, 1 / windows.length);
  }
  const { values } = matrix;
  let trace = 1e-6;
  for (let i = 0; i < fullLength; i += 1) trace += values[i * fullLength + i] as number;
  for (let i = 0; i < values.length; i += 1)
    if (i % (fullLength + 1) !== 0) values[i] = (values[i] as number) * (1 - shrink);
  for (let i = 0; i < fullLength; i += 1)
    values[i * (fullLength + 1)] = (values[i * (fullLength + 1)] as number) + (shrink * sphere * trace) / fullLength;
  return matrix;
}

/**
 * Describes the drawn window, averaged over small shifts. Its changes under shifts and slight zoom are returned as
 * `jitters`, which must not count.
 */
function describeDrawn(scene: Scene, grid: PolarGrid, drawn: Box) {
  const middle = sizes.indexOf(1);
  const shift = Math.max(1, Math.round(scene.plan.window / 20));
  const around = [-shift, 0, shift];
  const look = (layer: number, dx: number, dy: number) => describeAt(scene, grid, drawn, layer, dx, dy);
  const shifted = around.flatMap((dy) => around.map((dx) => look(middle, dx, dy)));
  const own = meanOf(shifted);
  const all = [...shifted, look(middle - 1, 0, 0), look(middle + 1, 0, 0)];
  return { own, jitters: all.map((one) => Float64Array.from(one, (value, i) => value - (own[i] as number))) };
}

function describeAt(scene: Scene, grid: PolarGrid, drawn: Box, index: number, dx: number, dy: number): Float32Array {
  const layer = scene.layers[index] as Scene['layers'][number];
  const numbers = new Float32Array(fullLength);
  const x = Math.floor((drawn.x + drawn.width / 2) * layer.factor) + dx;
  const y = Math.floor((drawn.y + drawn.height / 2) * layer.factor) + dy;
  const inside = (value: number, size: number) => Math.min(size - 1, Math.max(0, value));
  describeFully(layer, grid, inside(x, layer.width), inside(y, layer.height), numbers);
  return numbers;
}
