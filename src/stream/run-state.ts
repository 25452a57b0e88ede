import type {
  RunBlockOptions,
  RunBlockType,
  RunCall,
  RunCite,
  RunContext,
  RunEndStatus,
  RunFault,
  RunFit,
  RunOutlineItem,
  RunPlanItem,
  RunSource,
  RunStage,
  RunStart,
  RunSteer,
  RunSuggestion,
  RunUnderstood,
  RunUsage,
  RunVerified,
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

/** The accumulated state of a run. */
export interface RunState {
  run: string | null;
  chat: string | null;
  /** Number of the last applied event, from which to resume. */
  last: number;
  /** An event is missing; no more can be applied before a resume from `last`. */
  gap: boolean;
  status: 'waiting' | 'running' | RunEndStatus;
  start: RunStart | null;
  /** In server time. */
  startedAt: number | null;
  endedAt: number | null;
  /** Author of the current text. */
  answerer: RunStart['answerer'] | null;
  stage: RunStage | null;
  /** How the question was read; null until it arrives, and in older answers. */
  understood: RunUnderstood | null;
  /** What the model was sent; null without one. */
  context: RunContext | null;
  sources: RunSource[];
  blocks: RunBlock[];
  cites: RunCite[];
  outline: RunOutlineItem[];
  /** What a research looks into; empty in plain answers. */
  plan: RunPlanItem[];
  planRev: number;
  /** The answer of people that stands first. */
  verified: RunVerified | null;
  /** Calls of other systems, in order, each as it is by now. */
  calls: RunCall[];
  /** How its asker has steered it. */
  steers: RunSteer[];
  /** Finished early, as its asker wished. */
  partial: boolean;
  /** How well the sources answer; null for older answers, which lack it. */
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
  context: null,
  sources: [],
  blocks: [],
  cites: [],
  outline: [],
  plan: [],
  planRev: 1,
  verified: null,
  calls: [],
  steers: [],
  partial: false,
  fit: null,
  suggestions: [],
  warnings: [],
  fault: null,
  usage: null,
};

export function hasEnded(state: RunState): boolean {
  return state.status !== 'waiting' && state.status !== 'running';
}

/** The text blocks of an answer, in order. */
export const writtenBlocks = ({ blocks }: Pick<RunState, 'blocks'>): RunBlock[] =>
  blocks.filter(({ type, text }) => type !== 'outline' && type !== 'suggestion' && text.trim() !== '');

/** The answer as one Markdown text, for copying, exporting and searching. */
export function answerText(state: RunState): string {
  return writtenBlocks(state)
    .map((block) => block.text.trim())
    .join('\n\n');
}
