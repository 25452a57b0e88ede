import type { Fault } from './types';

/** Why a block is not shown. The union is closed: the problem card has a message for each kind. */
export type Problem =
  | { kind: 'unknown'; type: string }
  | { kind: 'newer'; v: number; supported: number }
  | { kind: 'invalid'; faults: Fault[] }
  | { kind: 'failed'; from: number; message: string }
  | { kind: 'misplaced'; reason: Misplaced; detail: string }
  | { kind: 'unreachable'; message: string }
  | { kind: 'crashed'; message: string; closed: boolean };

export type Misplaced = 'duplicate' | 'missing' | 'cycle' | 'deep' | 'many' | 'slot';
