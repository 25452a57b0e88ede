import type { components } from '../../../generated/api';
import type { Box } from './exemplar/types';

export type DetectedObject = components['schemas']['DetectedObject'];

export interface DetectionJob {
  bytes: Buffer;
  /** Oriented size. */
  picture: { width: number; height: number };
  rects: Box[];
  /** Whose it is: one person has one detection at work at a time. */
  owner: string;
  signal: AbortSignal;
  onProgress(progress: { state: 'waiting' | 'running'; share: number; ahead: number }): void;
}

/** Finds what looks like the drawn rectangles; these themselves are left out. Throws an ApiError where it cannot. */
export interface Detector {
  name: 'embedded' | 'external';
  /** Counts up when the same drawing finds other things: what an earlier one found is searched anew. */
  version: number;
  detect(job: DetectionJob): Promise<DetectedObject[]>;
  close(): Promise<void>;
}
