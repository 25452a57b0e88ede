import type { SearchHit } from '../../knowledge';
import type { Quotation } from '../answerer/quotation';
import { toSource } from '../runs/to-source';
import type { RunData, RunEvent, RunStep } from '../runs/types';
import type { PlanItem } from './facets';

type Source = RunData<'source_add'>;

/**
 * How far a report is. Built from the events of its run: a section, its sources and the new plan are one commit of the
 * log, so whoever reads the log knows which steps are finished, and nothing else needs to be stored.
 */
export interface ReportState {
  /** Of the plan. */
  rev: number;
  items: PlanItem[];
  /** In the order of their numbers. */
  sources: Source[];
  outline: RunData<'outline'>['items'];
  blocks: Set<string>;
  /** Ranges quoted so far, by `docId@version`. */
  quoted: Map<string, [number, number][]>;
  /** Sids cited by each item. */
  cited: Map<string, Set<string>>;
  /** Ids of the wishes that were applied. */
  steered: Set<string>;
  /** Documents that the asker excluded, with their titles. */
  excluded: Map<string, string>;
}

/** Still to be looked into. */
export const isOpen = ({ state }: PlanItem): boolean => state === 'waiting' || state === 'reading';

export const emptyReport = (): ReportState => ({
  rev: 1,
  items: [],
  sources: [],
  outline: [],
  blocks: new Set(),
  quoted: new Map(),
  cited: new Map(),
  steered: new Set(),
  excluded: new Map(),
});

export function readReport(events: readonly RunEvent[]): ReportState {
  const state = emptyReport();
  for (const event of events) note(state, event);
  return state;
}

export function note(state: ReportState, { event, data }: RunStep): void {
  if (event === 'plan') {
    state.items = data.items;
    state.rev = data.rev ?? state.rev;
  } else if (event === 'source_add') state.sources.push(data);
  else if (event === 'outline') state.outline = data.items;
  else if (event === 'block_open') state.blocks.add(data.id);
  else if (event === 'cite') noteCite(state, data);
  else if (event === 'steer') noteSteer(state, data);
}

function noteSteer(state: ReportState, { id, op, document = '', title = '' }: RunData<'steer'>) {
  state.steered.add(id);
  if (op === 'exclude') state.excluded.set(document, title);
}

function noteCite(state: ReportState, { block, sids, quotes = [] }: RunData<'cite'>) {
  const item = itemOfBlock(block);
  const cited = state.cited.get(item) ?? new Set<string>();
  for (const sid of sids) cited.add(sid);
  state.cited.set(item, cited);
  for (const { sid, span } of quotes) {
    const source = state.sources.find((one) => one.sid === sid);
    if (!source) continue;
    addQuoted(state, `${source.docId}@${source.ver}`, [span[0], span[1]]);
  }
}

function addQuoted({ quoted }: ReportState, key: string, range: [number, number]) {
  quoted.set(key, [...(quoted.get(key) ?? []), range]);
}

/** Notes what is going to be quoted. */
export function noteQuoted(state: ReportState, quotations: readonly Quotation[]): void {
  for (const { hit, start, end } of quotations)
    addQuoted(state, `${hit.docId}@${hit.version}`, [hit.span[0] + start, hit.span[0] + end]);
}

export const blockOf = (item: string, n: number): string => `${item}-${n}`;
const itemOfBlock = (block: string): string => block.slice(0, block.lastIndexOf('-'));

/** True if the report has quoted part of this range already. */
export function isQuoted({ quoted }: ReportState, hit: SearchHit, start: number, end: number): boolean {
  const [from, to] = [hit.span[0] + start, hit.span[0] + end];
  return (quoted.get(`${hit.docId}@${hit.version}`) ?? []).some(([a, b]) => a < to && b > from);
}

/** Numbers passages: known ones keep their number, new ones get the next. Numbers never change. */
export function createNumbering(state: ReportState) {
  const known = new Map(state.sources.map(({ sid, n }) => [sid, n]));
  const added: Source[] = [];
  return {
    added,
    numberOf(hit: SearchHit): number {
      const next = known.size + 1;
      const source = toSource(hit, next);
      const old = known.get(source.sid);
      if (old !== undefined) return old;
      known.set(source.sid, next);
      added.push({ ...source, read: 'cited' });
      return next;
    },
  };
}
