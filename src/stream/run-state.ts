import type {
  RunBlockOptions,
  RunBlockType,
  RunCite,
  RunEndStatus,
  RunFault,
  RunFit,
  RunOutlineItem,
  RunSource,
  RunStage,
  RunStart,
  RunSuggestion,
  RunUnderstood,
  RunUsage,
  RunWarning,
} from './types';

export interface RunBlock {
  id: string;
  type: RunBlockType;
  parent?: string;
  code?: string;
  options?: RunBlockOptions;
  text: string;
  open: boolean;
}

/** All that an answer's events add up to. */
export interface RunState {
  run: string | null;
  chat: string | null;
  /** Number of the last event that counted; the place to resume from. */
  last: number;
  /** An event was skipped or cut: what follows cannot be applied before a resume from `last`. */
  gap: boolean;
  status: 'waiting' | 'running' | RunEndStatus;
  start: RunStart | null;
  /** Clock of the server. */
  startedAt: number | null;
  endedAt: number | null;
  /** Who wrote the text that stands there now. */
  answerer: RunStart['answerer'] | null;
  stage: RunStage | null;
  /** How a question of a chat was read; null in a first one. */
  understood: RunUnderstood | null;
  sources: RunSource[];
  blocks: RunBlock[];
  cites: RunCite[];
  outline: RunOutlineItem[];
  /** How well the sources answer; null in answers from before this was decided. */
  fit: RunFit | null;
  suggestions: RunSuggestion[];
  warnings: RunWarning[];
  fault: RunFault | null;
  usage: RunUsage | null;
}

export const emptyRun: RunState = {
  run: null,
  chat: null,
  last: 0,
  gap: false,
  status: 'waiting',
  start: null,
  startedAt: null,
  endedAt: null,
  answerer: null,
  stage: null,
  understood: null,
  sources: [],
  blocks: [],
  cites: [],
  outline: [],
  fit: null,
  suggestions: [],
  warnings: [],
  fault: null,
  usage: null,
};

export function hasEnded(state: RunState): boolean {
  return state.status !== 'waiting' && state.status !== 'running';
}

/** The texts of an answer in their order, whatever kind each is. */
export const writtenBlocks = ({ blocks }: Pick<RunState, 'blocks'>): RunBlock[] =>
  blocks.filter(({ type, text }) => type !== 'outline' && type !== 'suggestion' && text.trim() !== '');

/** The answer as one Markdown text, as it is copied, exported and searched. */
export function answerText(state: RunState): string {
  return writtenBlocks(state)
    .map((block) => block.text.trim())
    .join('\n\n');
}
