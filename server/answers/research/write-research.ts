import type { FastifyBaseLogger } from 'fastify';
import type { Locale } from '../../../generated/locales';
import { message } from '../../base/messages/message';
import { quotableSearch, type SearchHit, type VerifiedAnswers } from '../../knowledge';
import { extractiveAnswerer } from '../answerer/extractive-answerer';
import { tellPictures } from '../attachments/tell-pictures';
import type { WorkEnd } from '../runs/run-engine';
import { toSource } from '../runs/to-source';
import type { RunEvent, RunSink } from '../runs/types';
import { sayNothingFound } from '../runs/write-answer';
import type { AttachmentRow } from '../store/attachments';
import type { MemoryKey, MemoryRow } from '../store/memory';
import { verifiedFor } from '../verified/find-verified';
import { writeVerified } from '../verified/write-verified';
import { type Budget, budgetOf } from './budget';
import { carriedSteps } from './carry-on';
import { planResearch, type ResearchInput } from './plan-research';
import { type ItemTools, readItem } from './read-item';
import { MOST_NOTED, recallRead } from './recall-read';
import { rememberSearches } from './remember-searches';
import { isOpen, note, type ReportState, readReport } from './report-state';
import { searchAttached } from './search-attached';
import { createSteering, type Halt } from './steer';
import { tellItem, writeEnd, writeHead, writePlanText, writeSection } from './write-report';

export type { ResearchInput } from './plan-research';

export interface ResearchTools extends ItemTools {
  log: FastifyBaseLogger;
  /** Answers of people, which stand first. */
  verified?: VerifiedAnswers | undefined;
  /** Reads the files that go with the question. */
  attached?: (ids: readonly string[]) => Promise<AttachmentRow[]>;
  /** Reads what the asker has had remembered. */
  remembered?: (key: MemoryKey) => Promise<readonly MemoryRow[]>;
  /** Reads the log of an earlier run. */
  readLog?: (run: string) => Promise<RunEvent[]>;
}

/**
 * Writes an extractive report: plan, then search, read and quote for each item. Goes on where the events of the run
 * leave off.
 */
export function researchWork(input: ResearchInput, tools: ResearchTools, earlier: readonly RunEvent[] = []) {
  return async (given: RunSink): Promise<WorkEnd> => {
    const state = readReport(earlier);
    const sink: RunSink = {
      ...given,
      emit(step) {
        note(state, step);
        given.emit(step);
      },
    };
    const { locale } = input;
    const budget = budgetOf(input.budget);
    const began = earlier[0]?.ts ?? Date.now();
    const steering = createSteering(sink, began + budget.seconds * 1000);
    const quotable = quotableSearch(tools.search, input.community);
    const files = input.attachments?.length ? ((await tools.attached?.(input.attachments)) ?? []) : [];
    if (earlier.length === 0) tellFiles(sink, files, locale);
    const remembered = input.memory ? ((await tools.remembered?.(input.memory)) ?? []) : [];
    const beside = searchAttached(quotable, { files, remembered, locale });
    const search = rememberSearches(beside, (docId) => state.excluded.has(docId));
    const own = { ...tools, search };
    const read: SearchHit[] = [];
    given.beforeEnd(() => writeEnd(sink, state, read, locale));
    if (state.items.length === 0 && input.continues)
      for (const step of carriedSteps((await tools.readLog?.(input.continues)) ?? [])) sink.emit(step);
    if (state.items.length === 0) {
      const planned = await steering.unlessHalted(plan(sink, state, input, own));
      if (planned === 'halt') return { status: 'stopped' };
      if (!planned) return {};
    } else read.push(...(await recallRead(state, input, search)));
    if (input.ask && !input.approved) {
      if (!state.blocks.has('plan-1')) writePlanText(sink, state, locale);
      // A person may take days; nothing runs meanwhile.
      return { status: 'paused' };
    }
    if (!state.blocks.has('head-1')) writeHead(sink, state, locale);
    if (state.sources.length === 0 && state.items.every(isOpen)) await writePeoplesAnswer(sink, state, input, tools);
    if (sink.signal.aborted) return {};
    for (;;) {
      const halt = steering.apply(state, read);
      if (halt && !isWhole(state)) return endEarly(sink, halt, budget, locale);
      if (halt) return {};
      const item = state.items.find(isOpen);
      if (!item) return {};
      const [done, total] = [state.items.filter((one) => !isOpen(one)).length, state.items.length];
      sink.emit({ event: 'run_progress', data: { stage: 'reading', done, total } });
      tellItem(sink, state, item.id, { state: 'reading' });
      const found = await steering.unlessHalted(readItem(item, input, state, own));
      if (sink.signal.aborted) return {};
      if (found === 'halt') continue;
      read.push(...found.hits.slice(0, MOST_NOTED));
      writeSection(sink, state, item, found, locale);
      await sink.room();
    }
  };
}

/** Numbers of a table are calculated, never quoted, so a report has nothing of them; of pictures it has their text. */
function tellFiles(sink: RunSink, files: readonly AttachmentRow[], locale: Locale) {
  tellPictures(sink, { own: files.map(({ id }) => id), locale, sees: false }, files);
  for (const { kind, name } of files) {
    if (kind !== 'table') continue;
    const said = message('answers:research.tableLeftOut', { name })[locale];
    sink.emit({ event: 'run_warning', data: { code: 'table_left_out', message: said } });
  }
}

const isWhole = ({ items }: ReportState): boolean => !items.some(isOpen);

/** Ends a report that has open items: paused at its asker's wish, else as far as it got. */
function endEarly(sink: RunSink, halt: Halt, { seconds }: Budget, locale: Locale): WorkEnd {
  if (halt === 'pause') return { status: 'paused' };
  if (halt === 'spent') {
    const said = message('answers:research.spent', { minutes: Math.round(seconds / 60) })[locale];
    sink.emit({ event: 'run_warning', data: { code: 'budget_spent', message: said } });
  }
  return { partial: true };
}

/** What people answered to just this question, above the sections, which do not quote it again. */
async function writePeoplesAnswer(sink: RunSink, state: ReportState, input: ResearchInput, tools: ResearchTools) {
  const { text, scope, locale, community } = input;
  if (community?.inAnswers === 'none') return;
  const verified = await verifiedFor({ text, scope }, tools);
  if (!verified || sink.signal.aborted || state.excluded.has(verified.hit.docId)) return;
  sink.emit({ event: 'source_add', data: { ...toSource(verified.hit, 1), read: 'cited' } });
  writeVerified(sink, verified, { sources: state.sources, locale });
}

/** False if there is nothing to go on with. */
async function plan(sink: RunSink, state: ReportState, input: ResearchInput, tools: ResearchTools): Promise<boolean> {
  if (input.approved) {
    sink.emit({ event: 'plan', data: input.approved });
    return true;
  }
  sink.emit({ event: 'run_progress', data: { stage: 'planning' } });
  const { items, found } = await planResearch(tools.search, input);
  if (sink.signal.aborted) return false;
  if (items.length > 0) {
    sink.emit({ event: 'plan', data: { rev: state.rev, items } });
    if (input.understood) sink.emit({ event: 'understood', data: input.understood });
  } else await sayNothingFound(sink, input, found, { ...tools, answerer: extractiveAnswerer });
  return items.length > 0;
}
