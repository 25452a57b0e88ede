import type { RequestHandler } from 'msw';
import type { Data } from '@/api/paths';
import type { Locale } from '../../../generated/locales';
import type { ActivityDocument } from '../../../setting/activity/activity-document';
import { commitmentOf, prizeOf, rollOf } from '../../../setting/activity/draw-proof';
import { datedActivity, type SampleActivity } from '../../../setting/activity/sample-activity';
import { graceEnd, stateAt } from '../../../setting/activity/state-at';
import { type Answer, answersToHandIn, surveyFaults } from '../../../setting/activity/survey';
import { type LocalizedText, localize } from '../../../setting/messages/localize';
import { message, noSuch } from '../message';
import { mockOperation, Refusal } from '../operation';

type View = Data<'getActivity'>;
type Draw = Data<'drawInActivity'>;

interface Entry {
  answers: Record<string, Answer>;
  seq: number;
  handedInAt: string | null;
  allowed: number;
  draws: Draw[];
}

const SECRET = '01'.repeat(32);
const REVISION = 'd'.repeat(64);
const files = import.meta.glob<SampleActivity>('../../../fixtures/seed/activities/*.json', { import: 'default' });
const ROUTES = { survey: '/awardSurvey', instant: '/award1024' } as const;

/** The one visitor's entries, by activity. */
const entries = new Map<string, Entry>();

export function resetActivities(): void {
  entries.clear();
}

async function documents(): Promise<ActivityDocument[]> {
  const samples = await Promise.all(Object.values(files).map((read) => read()));
  return samples.map((sample) => datedActivity(sample, new Date()));
}

async function find(id: string, locale: Locale): Promise<ActivityDocument> {
  const found = (await documents()).find((one) => one.id === id);
  if (!found) throw new Refusal(404, noSuch('activity', id)[locale]);
  return found;
}

function stateOf(document: ActivityDocument): View['state'] {
  const state = stateAt(document.windows, {}, new Date());
  return state === 'hidden' ? 'soon' : state;
}

const ticketOf = (id: string) => `demo${id.replaceAll('-', '')}`.slice(0, 32);
const givenOf = (id: string, prize: string) =>
  entries.get(id)?.draws.filter((draw) => draw.prize === prize).length ?? 0;

function viewOf(document: ActivityDocument, locale: Locale): View {
  const { id, kind, windows, prizes = [], questions = [], organizer } = document;
  const say = (text: LocalizedText) => localize(text, locale);
  const words = (list: { id: string; text: LocalizedText }[] | undefined) =>
    list?.map((one) => ({ id: one.id, text: say(one.text) }));
  const entry = entries.get(id);
  return {
    ...{ id, kind, title: say(document.title), summary: say(document.summary), state: stateOf(document) },
    ...{ opensAt: windows.open, closesAt: windows.close, hasPrizes: document.draw !== undefined },
    ...{ serverTime: new Date().toISOString(), handInUntil: graceEnd(windows).toISOString(), revision: REVISION },
    organizer: { name: say(organizer.name), contact: say(organizer.contact) },
    rules: [{ title: say(organizer.name), text: say(organizer.contact) }],
    prizes: prizes.map(({ id: prize, title, kind: what, value, stock, odds = 0 }) => ({
      ...{ id: prize, title: say(title), kind: what, value, stock, odds, left: stock - givenOf(id, prize) },
    })),
    ...(document.draw && { commitment: commitmentOf(SECRET) }),
    questions: questions.map(({ title, help, choices, rows, ...rest }) => ({
      ...{ ...rest, title: say(title) },
      ...(help && { help: say(help) }),
      ...(choices && { choices: words(choices) }),
      ...(rows && { rows: words(rows) }),
    })),
    ...{ soldOut: false, full: false, reasons: [] },
    ...(entry && {
      entry: {
        ...{ ticket: ticketOf(id), holdUntil: null, drawsAllowed: entry.allowed, drawsUsed: entry.draws.length },
        state: kind === 'survey' && !entry.handedInAt ? ('started' as const) : ('completed' as const),
        draws: entry.draws,
        response: { answers: entry.answers, seq: entry.seq, handedInAt: entry.handedInAt },
      },
    }),
  };
}

function entryOf(id: string, locale: Locale): Entry {
  const entry = entries.get(id);
  if (!entry) throw new Refusal(409, message('activities:notEntered')[locale], { reason: 'notEntered' });
  return entry;
}

/** Activities as one visitor's browser sees them: the samples, with the server's own rules. */
export const activityHandlers = (): RequestHandler[] => [
  mockOperation('listActivities', async ({ locale }) => ({
    items: (await documents()).map((document) => {
      const { id, kind, title, summary, state, opensAt, closesAt, hasPrizes } = viewOf(document, locale);
      return {
        ...{ id, kind, title, summary, state, opensAt, closesAt, hasPrizes },
        ...{ route: ROUTES[kind], entered: entries.has(id) },
      };
    }),
  })),
  mockOperation('getActivity', async ({ arg, locale }) => viewOf(await find(arg.id, locale), locale)),
  mockOperation('enterActivity', async ({ arg, locale }) => {
    const document = await find(arg.id, locale);
    const allowed = document.questions ? 0 : document.entry.perPerson;
    if (!entries.has(arg.id)) entries.set(arg.id, { answers: {}, seq: 0, handedInAt: null, allowed, draws: [] });
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
    entry.allowed = document.draw ? document.entry.perPerson : 0;
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
    const draw = { k, roll, clientSeed, at: new Date().toISOString(), ...won };
    entry.draws = [...entry.draws, draw];
    return draw;
  }),
  mockOperation('getActivityProof', async ({ arg, locale }) => {
    const { id, prizes = [] } = await find(arg.id, locale);
    const draws = (entries.get(id)?.draws ?? []).map(({ at: _, ...draw }) => ({
      ...{ ...draw, ticket: ticketOf(id), revision: REVISION },
    }));
    return {
      ...{ activity: id, version: 1 as const, commitment: commitmentOf(SECRET), entrants: entries.has(id) ? 1 : 0 },
      // The demo has nobody to be fair to: it shows what is published at the end.
      ...{ secret: SECRET, total: draws.length, draws },
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
