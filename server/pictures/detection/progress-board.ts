import type { components } from '../../../generated/api';

type Progress = components['schemas']['DetectionProgress'];

const unknown: Progress = { state: 'unknown', share: 0, ahead: 0 };

/** Progress of the detections on this node, by client-chosen id. */
export function createProgressBoard() {
  const board = new Map<string, Progress>();
  return {
    write: (id: string | undefined, progress: Progress) => void (id && board.set(id, progress)),
    clear: (id: string | undefined) => void (id && board.delete(id)),
    read: (id: string): Progress => board.get(id) ?? unknown,
  };
}

export type ProgressBoard = ReturnType<typeof createProgressBoard>;
