import type { RequestHandler } from 'msw';
import { PAGES } from '../../../setting/activity/activity-pages';
import { commitmentOf, prizeOf, rollOf } from '../../../setting/activity/draw-proof';
import { type Answer, answersToHandIn, surveyFaults } from '../../../setting/activity/survey';
import { localize } from '../../../setting/messages/localize';
import { message } from '../message';
import { mockOperation, Refusal } from '../operation';
import { documents, enter, entries, entryOf, find, givenOf, REVISION, SECRET, ticketOf, viewOf } from './mock-activity';

/** Activities as one visitor's browser sees them: the samples, with the server's own rules. */
export const activityHandlers = (): RequestHandler[] => [
  mockOperation('listActivities', async ({ locale }) => ({
    items: (await documents()).map((document) => {
      const { id, kind, title, summary, state, opensAt, closesAt, hasPrizes } = viewOf(document, locale);
      return {
        ...{ id, kind, title, summary, state, opensAt, closesAt, hasPrizes },
        ...{ route: PAGES[kind], entered: entries.has(id) },
      };
    }),
  })),
  mockOperation('getActivity', async ({ arg, locale }) => viewOf(await find(arg.id, locale), locale)),
  mockOperation('enterActivity', async ({ arg, locale }) => {
    const document = await find(arg.id, locale);
    enter(arg.id, document.kind === 'instant' ? document.entry.perPerson : 0);
    return viewOf(document, locale);
  }),
  mockOperation('saveSurveyResponse', ({ arg, locale }) => {
    const entry = entryOf(arg.id, locale);
    for (const [question, answer] of Object.entries(arg.answers as Record<string, Answer | null>))
      if (answer === null) delete entry.answers[question];
      else entry.answers[question] = answer;
    entry.seq += 1;
    return { answers: entry.answers, seq: entry.seq, handedInAt: null, changedElsewhere: [], kept: [] };
  }),
  mockOperation('handInSurvey', async ({ arg, locale }) => {
    const document = await find(arg.id, locale);
    const entry = entryOf(arg.id, locale);
    const faults = surveyFaults(document.questions ?? [], entry.answers);
    if (faults.length > 0) throw new Refusal(400, message('activities:faults', { count: faults.length })[locale]);
    entry.answers = answersToHandIn(document.questions ?? [], entry.answers);
    entry.handedInAt ??= new Date().toISOString();
    entry.allowed = document.draw?.kind === 'instant' ? document.entry.perPerson : 0;
    return viewOf(document, locale);
  }),
  mockOperation('drawInActivity', async ({ arg, locale }) => {
    const { id, k, clientSeed = '' } = arg;
    const { prizes = [] } = await find(id, locale);
    const entry = entryOf(id, locale);
    const known = entry.draws.find((draw) => draw.k === k);
    if (known) return known;
    if (k !== entry.draws.length + 1 || k > entry.allowed)
      throw new Refusal(409, message('activities:noDraws', { count: entry.allowed })[locale], { reason: 'noDraws' });
    const roll = rollOf({ ticket: ticketOf(id), k, clientSeed }, { secret: SECRET, activity: id, rulesHash: REVISION });
    const hit = prizeOf(prizes, roll)?.id ?? null;
    const won = { hit, prize: hit, stockNo: hit === null ? null : givenOf(id, hit) + 1 };
    const draw = { k, round: null, dueAt: null, roll, clientSeed, at: new Date().toISOString(), ...won };
    entry.draws = [...entry.draws, draw];
    return draw;
  }),
  mockOperation('getActivityProof', async ({ arg, locale }) => {
    const { id, prizes = [] } = await find(arg.id, locale);
    const draws = (entries.get(id)?.draws ?? []).map(({ at: _, dueAt: _due, ...draw }) => ({
      ...{ ...draw, roll: draw.roll ?? 0, pressedAt: null, ticket: ticketOf(id), revision: REVISION },
    }));
    return {
      ...{ activity: id, version: 1 as const, commitment: commitmentOf(SECRET), entrants: entries.has(id) ? 1 : 0 },
      // The demo has nobody to be fair to: it shows what is published at the end.
      ...{ secret: SECRET, total: draws.length, draws, beacons: [] },
      prizes: { [REVISION]: prizes.map((prize) => ({ id: prize.id, odds: prize.odds ?? 0 })) },
    };
  }),
  mockOperation('listActivityWinners', async ({ arg, locale }) => {
    const { id, prizes = [] } = await find(arg.id, locale);
    return {
      shows: 'count' as const,
      prizes: prizes.map((prize) => ({
        id: prize.id,
        title: localize(prize.title, locale),
        won: givenOf(id, prize.id),
      })),
      winners: [],
    };
  }),
];
