import type { FastifyBaseLogger } from 'fastify';
import type { SearchHit } from '../../knowledge';
import { extractiveAnswerer } from '../answerer/extractive-answerer';
import type { RunEvent, RunSink } from '../runs/types';
import { sayNothingFound } from '../runs/write-answer';
import { planResearch, type ResearchInput } from './plan-research';
import { type ItemTools, readItem } from './read-item';
import { rememberSearches } from './remember-searches';
import { note, type ReportState, readReport } from './report-state';
import { tellItem, writeEnd, writeHead, writePlanText, writeSection } from './write-report';

export type { ResearchInput } from './plan-research';

export interface ResearchTools extends ItemTools {
  log: FastifyBaseLogger;
}

/**
 * Writes an extractive report: plan, then search, read and quote for each item. Goes on where the events of the run
 * leave off.
 */
export function researchWork(input: ResearchInput, tools: ResearchTools, earlier: readonly RunEvent[] = []) {
  return async (given: RunSink): Promise<{ status?: 'paused' }> => {
    const search = rememberSearches(tools.search);
    const state = readReport(earlier);
    const sink: RunSink = {
      ...given,
      emit(step) {
        note(state, step);
        given.emit(step);
      },
    };
    const { locale } = input;
    const read: SearchHit[] = [];
    given.beforeEnd(() => writeEnd(sink, state, read, locale));
    if (state.items.length === 0 && !(await plan(sink, state, input, { ...tools, search }))) return {};
    if (input.ask && !input.approved) {
      if (!state.blocks.has('plan-1')) writePlanText(sink, state, locale);
      // A person may take days; nothing runs meanwhile.
      return { status: 'paused' };
    }
    if (!state.blocks.has('head-1')) writeHead(sink, state, locale);
    for (const [done, { id }] of state.items.entries()) {
      const item = state.items.find((one) => one.id === id);
      if (!item || item.state === 'done' || item.state === 'nothing') continue;
      sink.emit({ event: 'run_progress', data: { stage: 'reading', done, total: state.items.length } });
      tellItem(sink, state, id, { state: 'reading' });
      const found = await readItem(item, input, state, { ...tools, search });
      if (sink.signal.aborted) return {};
      read.push(...found.hits.slice(0, 8));
      writeSection(sink, state, item, found, locale);
      await sink.room();
    }
    return {};
  };
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
  if (items.length > 0) sink.emit({ event: 'plan', data: { rev: state.rev, items } });
  else await sayNothingFound(sink, input, found, { ...tools, answerer: extractiveAnswerer });
  return items.length > 0;
}
