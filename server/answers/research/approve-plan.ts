import type { Kysely } from 'kysely';
import type { Tables } from '../../base/database/tables';
import { badRequest, conflict, notFound } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { cleanText } from '../../base/text/clean-text';
import { questionParts } from '../answerer/question-parts';
import { findRun, readEvents } from '../store/runs';
import type { PlanItem } from './facets';
import { type ResearchInput, withSubject } from './plan-research';
import { readReport } from './report-state';

/** What a person made of a plan; see the schema of ResearchWish. */
export interface PlanReply {
  run: string;
  rev: number;
  plan?: WishedItem[];
}

export interface WishedItem {
  title: string;
  from?: string[];
}

const everything = 1_000_000;

/** The plan that a reply approves, and what was asked. A plan that was approved before, perhaps in another window, is a conflict. */
export async function readApproved(db: Kysely<Tables>, { run, rev, plan }: PlanReply) {
  const row = await findRun(db, run);
  if (!row?.research) throw notFound('run', run);
  const known = readReport(await readEvents(db, run, 0, everything));
  // A report that was paused later is gone on with, not approved.
  const isPlan = row.status === 'paused' && !known.blocks.has('head-1');
  if (!isPlan || known.rev !== rev) throw conflict(message('answers:research.planOutdated'));
  const input = row.research as ResearchInput;
  const items = plan ? wishedItems(known.items, plan, input.text) : known.items;
  return { input, approved: { rev: plan ? rev + 1 : rev, items } };
}

/** The items of a plan as a person wishes them: kept, in other words, merged or new. */
export function wishedItems(planned: readonly PlanItem[], wished: readonly WishedItem[], question: string): PlanItem[] {
  const subject = questionParts(question)[0] ?? question;
  return wished.map(({ title: typed, from = [] }, at) => {
    const title = cleanText(typed).replace(/\s+/g, ' ');
    const given = { id: `p${at + 1}`, title, state: 'waiting' as const };
    const [first, ...rest] = from.map((id) => {
      const item = planned.find((one) => one.id === id);
      if (item) return item;
      const known = planned.map((one) => one.id).join(', ');
      throw badRequest(message('answers:research.unknownItem', { id, known }), {
        pointer: `/research/reply/plan/${at}`,
      });
    });
    // Further documents are whatever is left over: other words for them are only another heading.
    const kept = first && (rest.length > 0 || first.title === title || first.kind === 'further');
    if (!kept) return { ...given, kind: 'question', query: withSubject(title, subject) };
    const also = [
      ...(first.also ?? []),
      ...rest.flatMap(({ kind, query, also: more = [] }) => [{ kind, query }, ...more]),
    ];
    return { ...given, kind: first.kind, query: first.query, ...(also.length > 0 && { also }) };
  });
}
