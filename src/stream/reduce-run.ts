import { hasEnded, type RunBlock, type RunState } from './run-state';
import type { RunEvent } from './types';

/**
 * Applies one event. Pure, so live streams, resumed streams, stored logs and exports give the same answer. Drops
 * repeated events by number. Stops at a gap and reports it: text appended after a gap would look right but be wrong.
 */
export function reduceRun(state: RunState, event: RunEvent): RunState {
  if (event.seq <= state.last || hasEnded(state) || (state.run !== null && event.run !== state.run)) return state;
  const from = event.from ?? event.seq;
  if (from !== state.last + 1 || event.event === 'ping') return state.gap ? state : { ...state, gap: true };
  const counted = { ...state, run: event.run, chat: event.chat, last: event.seq, gap: false };
  return apply(counted, event);
}

export function reduceRuns(state: RunState, events: readonly RunEvent[]): RunState {
  return events.reduce(reduceRun, state);
}

function apply(state: RunState, event: Exclude<RunEvent, { event: 'ping' }>): RunState {
  switch (event.event) {
    case 'run_started':
      return { ...state, status: 'running', start: event.data, startedAt: event.ts, answerer: event.data.answerer };
    case 'run_progress':
      return { ...state, stage: event.data };
    case 'run_warning':
      return {
        ...state,
        warnings: [...state.warnings, event.data],
        answerer: event.data.answerer ?? state.answerer,
      };
    case 'understood':
      return { ...state, understood: event.data };
    case 'context':
      return { ...state, context: event.data };
    case 'source_add':
      return { ...state, sources: [...state.sources, event.data] };
    case 'fit':
      return { ...state, fit: event.data };
    case 'block_open':
      if (state.blocks.some((block) => block.id === event.data.id)) return state;
      return { ...state, blocks: [...state.blocks, { ...event.data, text: '', open: true }] };
    case 'block_patch':
      return patch(state, event.data);
    case 'block_close':
      return { ...state, blocks: change(state.blocks, event.data.id, { open: false }) };
    case 'cite':
      return { ...state, cites: [...state.cites, event.data] };
    case 'plan':
      return { ...state, plan: event.data.items, planRev: event.data.rev ?? state.planRev };
    case 'call':
      return { ...state, calls: withCall(state.calls, event.data) };
    case 'verified_answer':
      return { ...state, verified: event.data };
    case 'steer':
      return { ...state, steers: [...state.steers, event.data] };
    case 'outline':
    case 'suggestions':
      return { ...state, [event.event]: event.data.items };
    case 'error':
      return { ...state, fault: event.data };
    case 'deep_researcher_end':
      return {
        ...state,
        status: event.data.status,
        partial: event.data.partial ?? false,
        endedAt: event.ts,
        usage: event.data.usage ?? null,
        stage: null,
        blocks: state.blocks.map((block) => (block.open ? { ...block, open: false } : block)),
      };
    default:
      // From a newer server; ignored, but its number counts.
      return state;
  }
}

function patch(state: RunState, data: { id: string; clear?: true; append?: string }): RunState {
  const block = state.blocks.find((one) => one.id === data.id);
  if (!block) return state;
  const text = (data.clear ? '' : block.text) + (data.append ?? '');
  const blocks = change(state.blocks, data.id, { text });
  if (!data.clear) return { ...state, blocks };
  return {
    ...state,
    blocks,
    cites: state.cites.filter((cite) => cite.block !== data.id),
    outline: state.outline.filter((item) => item.block !== data.id),
  };
}

function withCall(calls: RunState['calls'], call: RunState['calls'][number]): RunState['calls'] {
  return calls.some(({ id }) => id === call.id)
    ? calls.map((one) => (one.id === call.id ? call : one))
    : [...calls, call];
}

function change(blocks: RunBlock[], id: string, part: Partial<RunBlock>): RunBlock[] {
  return blocks.map((block) => (block.id === id ? { ...block, ...part } : block));
}
