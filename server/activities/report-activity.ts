import type { components } from '../../generated/api';
import type { Locale } from '../../generated/locales';
import type { ActivityDocument, Question } from '../../setting/activity/activity-document';
import { type Cell, canCross, createCrossTable, createReport, SMALLEST_GROUP } from '../../setting/activity/report';
import { localize } from '../../setting/messages/localize';
import type { Db } from '../base/database/db';
import { badRequest } from '../base/http/errors';
import { message } from '../base/messages/message';
import type { Place } from './store/entries';
import { type Funnel, NO_FUNNEL, splitFunnel } from './store/funnel';
import { answersInTurn, textsOf } from './store/responses-in-turn';

type Schemas = components['schemas'];

/** How far people came by day and source, and what they answered, without groups of fewer than five. */
export async function reportActivity(
  db: Db,
  place: Place,
  { questions = [] }: ActivityDocument,
  locale: Locale,
): Promise<Schemas['ActivityReport']> {
  const report = createReport(questions);
  const [days, sources] = await Promise.all([splitFunnel(db, place, 'day'), splitFunnel(db, place, 'source')]);
  for await (const answers of answersInTurn(db, place)) report.add(answers);
  const { total, questions: counted } = report.finish();
  const byId = new Map(questions.map((question) => [question.id, question]));
  return {
    days: days.map(({ group, ...funnel }) => ({ day: group, funnel })),
    sources: joinSmall(sources),
    answered: total,
    questions: counted.flatMap(({ id, rows, cells, ...rest }) => {
      const question = byId.get(id);
      if (!question) return [];
      return {
        ...{ id, ...rest, type: question.type, title: localize(question.title, locale) },
        crosses: canCross(question),
        cells: cells.map((cell) => named(question, cell, locale)),
        rows: rows.map((row) => ({
          label: labelIn(question.rows, row.id, locale),
          cells: row.cells.map((cell) => named(question, cell, locale)),
        })),
      };
    }),
  };
}

/** A source that brought fewer than five is nearly a person: all of them are one line. */
function joinSmall(sources: readonly (Funnel & { group: string })[]): Schemas['ActivityReport']['sources'] {
  const isSmall = ({ group, seen, started }: Funnel & { group: string }) =>
    group !== '' && Math.max(seen, started) < SMALLEST_GROUP;
  const small = sources.filter(isSmall).reduce<Funnel>(
    (sum, one) => ({
      ...{ seen: sum.seen + one.seen, eligible: sum.eligible + one.eligible, started: sum.started + one.started },
      ...{ completed: sum.completed + one.completed, entered: sum.entered + one.entered, won: sum.won + one.won },
      ...{ claimed: sum.claimed + one.claimed, delivered: sum.delivered + one.delivered },
    }),
    NO_FUNNEL,
  );
  return [
    ...sources
      .filter((one) => !isSmall(one))
      .map(({ group, ...funnel }) => ({ source: group, funnel }))
      .sort((a, b) => b.funnel.seen - a.funnel.seen || b.funnel.started - a.funnel.started),
    ...(sources.some(isSmall) ? [{ source: null, funnel: small }] : []),
  ];
}

/** Two questions against each other. */
export async function crossActivity(
  db: Db,
  place: Place,
  document: ActivityDocument,
  { row, column, locale }: { row: string; column: string; locale: Locale },
): Promise<Schemas['ActivityCrossTable']> {
  const [first, second] = [row, column].map((id) => {
    const found = document.questions?.find((question) => question.id === id);
    if (!found || !canCross(found)) throw badRequest(message('activities:admin.noCross', { id }), { field: id });
    return found;
  }) as [Question, Question];
  const table = createCrossTable(first, second);
  for await (const answers of answersInTurn(db, place)) table.add(answers);
  const { rows, columns, counts } = table.finish();
  return {
    rows: rows.map((id) => labelOf(first, id, locale)),
    columns: columns.map((id) => labelOf(second, id, locale)),
    counts,
  };
}

/** What people wrote. Of fewer than five, nothing. */
export async function readTexts(
  db: Db,
  place: Place,
  { questions = [] }: ActivityDocument,
  { question: id, pageNum, pageSize }: { question: string; pageNum: number; pageSize: number },
): Promise<{ list: string[]; total: number; pageNum: number; pageSize: number }> {
  const question = questions.find((one) => one.id === id);
  if (question?.type !== 'text' && question?.type !== 'long')
    throw badRequest(message('activities:admin.noText', { id }), { field: 'question' });
  const { texts, total } = await textsOf(db, place, id, { limit: pageSize, offset: (pageNum - 1) * pageSize });
  const isFew = total < SMALLEST_GROUP;
  return { list: isFew ? [] : texts, total: isFew ? 0 : total, pageNum, pageSize };
}

const named = (question: Question, { id, count }: Cell, locale: Locale) => ({
  label: labelOf(question, id, locale),
  count,
});

function labelOf(question: Question, id: string, locale: Locale): string {
  if (question.type === 'consent')
    return (id === 'true' ? message('activities:admin.yes') : message('activities:admin.no'))[locale];
  return labelIn(question.choices, id, locale);
}

function labelIn(list: Question['choices'], id: string, locale: Locale): string {
  const found = list?.find((one) => one.id === id);
  return found ? localize(found.text, locale) : id;
}
