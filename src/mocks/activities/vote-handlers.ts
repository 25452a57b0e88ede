import type { RequestHandler } from 'msw';
import type { Data } from '@/api/paths';
import type { Locale } from '../../../generated/locales';
import { type ActivityDocument, WORKS } from '../../../setting/activity/activity-document';
import { localize } from '../../../setting/messages/localize';
import { message } from '../message';
import { mockOperation, Refusal } from '../operation';
import { enter, entries, entryOf, find, viewOf } from './mock-activity';

function nomineesOf(
  { id, kind, nominees = [], ballots = [], voting }: ActivityDocument,
  locale: Locale,
): Data<'listNominees'> {
  const votes = entries.get(id)?.votes ?? {};
  const counted = voting?.counts === 'shown';
  const count = (ballot: string, nominee: string) => ({
    ...(counted && { votes: votes[ballot] === nominee ? 1 : 0, visitors: 0 }),
  });
  const isContest = kind === 'contest';
  return {
    ballots: isContest
      ? voting
        ? [{ id: WORKS, title: message('activities:works')[locale], mine: votes[WORKS] ?? null }]
        : []
      : ballots.map((one) => ({ id: one.id, title: localize(one.title, locale), mine: votes[one.id] ?? null })),
    nominees: nominees.map(({ name, text, withdrawn = false, ...rest }) => ({
      ...{ ...rest, withdrawn, name: localize(name, locale), text: localize(text, locale) },
      ...count(rest.ballot, rest.id),
    })),
    ...{ counted, reviewing: 0 },
  };
}

/** Votes, works and steps as one visitor's browser sees them. */
export const voteHandlers = (): RequestHandler[] => [
  mockOperation('listNominees', async ({ arg, locale }) => nomineesOf(await find(arg.id, locale), locale)),
  mockOperation('castBallot', async ({ arg, locale }) => {
    const document = await find(arg.id, locale);
    const { votes } = enter(arg.id);
    const before = votes[arg.ballot];
    if (before !== undefined && before !== arg.nominee)
      throw new Refusal(409, message('activities:voted')[locale], { reason: 'voted' });
    votes[arg.ballot] = arg.nominee;
    return nomineesOf(document, locale);
  }),
  mockOperation('saveContestWork', async ({ arg, locale }) => {
    const document = await find(arg.id, locale);
    const { id, step, handIn, title, text, url } = arg;
    const entry = enter(id);
    if (step !== (entry.work?.step ?? 0))
      throw new Refusal(409, message('activities:work.changed')[locale], { reason: 'changed' });
    if (handIn && title.trim() === '') throw new Refusal(400, message('activities:work.title')[locale]);
    entry.work = {
      ...{ title, text, url, files: [], step: step + 1, note: '', changedAt: new Date().toISOString() },
      state: handIn ? 'handedIn' : 'draft',
    };
    return viewOf(document, locale);
  }),
  // The demo keeps no files.
  mockOperation('addContestFile', ({ locale }) => {
    throw new Refusal(409, message('activities:work.noFiles')[locale], { reason: 'noFiles' });
  }),
  // The demo has no records of what somebody did elsewhere: looking finds one more step each time.
  mockOperation('checkActivitySteps', async ({ arg, locale }) => {
    const document = await find(arg.id, locale);
    const entry = entryOf(arg.id, locale);
    const next = (document.steps ?? []).find(({ id }) => !entry.steps.has(id));
    if (next) entry.steps.add(next.id);
    entry.allowed = document.draw ? Math.min(document.entry.perPerson, entry.steps.size) : 0;
    return viewOf(document, locale);
  }),
];
