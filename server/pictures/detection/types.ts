import type { components } from '../../../generated/api';
import type { Box } from './exemplar/types';

export type DetectedObject = components['schemas']['DetectedObject'];

export interface DetectionJob {
  bytes: Buffer;
  /** Oriented size. */
  picture: { width: number; height: number };
  rects: Box[];
  /** The visitor; each has one detection running at a time. */
  owner: string;
  signal: AbortSignal;
  onProgress(progress: { state: 'waiting' | 'running'; share: number; ahead: number }): void;
}

/** Finds objects that look like the drawn rectangles, without these. Throws an ApiError if it cannot. */
export interface Detector {
  name: 'embedded' | 'external';
  /** Increases when the results change, so that stored detections are not reused. */
  version: number;
  detect(job: DetectionJob): Promise<DetectedObject[]>;
  close(): Promise<void>;
}
