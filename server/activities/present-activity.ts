import type { components } from '../../generated/api';
import type { Locale } from '../../generated/locales';
import type { ActivityDocument, Question } from '../../setting/activity/activity-document';
import { PAGES } from '../../setting/activity/activity-pages';
import { roundOfList, timeOfRound } from '../../setting/activity/beacon';
import { graceEnd } from '../../setting/activity/state-at';
import { localize } from '../../setting/messages/localize';
import type { Db } from '../base/database/db';
import { message } from '../base/messages/message';
import { presentWin } from './claims';
import { presentWork } from './contest';
import { FILE_BYTES } from './file-limits';
import type { Activities, OpenActivity } from './open-activities';
import { sayReason } from './refuse';
import { rulesText } from './rules-text';
import { presentSteps } from './steps';
import { type DrawRow, drawsOf } from './store/draws';
import { countPlaces, type EntryRow, findWithStock, isOrganizationFull, type Place } from './store/entries';
import { readList } from './store/lists';
import { type PressRow, pressesOf } from './store/presses';
import { readResponse } from './store/responses';
import { winsOf } from './store/wins';

type Schemas = components['schemas'];

/** A draw, or a press that waits for its public number. */
export function toDraw(row: DrawRow | PressRow): Schemas['ActivityDraw'] {
  const at = row.at.toISOString();
  if (!('round' in row)) return { ...row, at, round: null, dueAt: null };
  const { k, clientSeed, round } = row;
  const nothing = { roll: null, hit: null, prize: null, stockNo: null };
  return { ...nothing, k, clientSeed, at, round, dueAt: timeOfRound(round).toISOString() };
}

export const toSummary = (
  { id, state, document }: OpenActivity,
  { locale, routes }: Activities,
  entered: boolean,
): Schemas['ActivitySummary'] => ({
  ...{ id, state, kind: document.kind, entered, hasPrizes: document.draw !== undefined },
  ...{ title: localize(document.title, locale), summary: localize(document.summary, locale) },
  ...{ opensAt: document.windows.open, closesAt: document.windows.close },
  route: Object.keys(routes).find((path) => routes[path] === id) ?? PAGES[document.kind],
});

/** An activity with what is the reader's own. */
export async function presentActivity(
  db: Db,
  activities: Activities,
  activity: OpenActivity,
): Promise<Schemas['ActivityView']> {
  const { domain, locale, who, now } = activities;
  const { id, state, revision, document, known } = activity;
  const place = { domain, activity: id };
  const { prizes = [], questions = [], entry: terms, windows, organizer } = document;
  const ofOrganization = activities.placesOf(activity);
  const [{ entry, stock: stocked }, places, isOrganizationTaken] = await Promise.all([
    findWithStock(db, place, who),
    terms.total === undefined ? 0 : countPlaces(db, place),
    ofOrganization && isOrganizationFull(db, place, ofOrganization),
  ]);
  const left = prizes.map((prize) => prize.stock - (stocked[prize.id]?.[0] ?? 0));
  const holds = entry && (entry.state === 'completed' || entry.holdUntil > now);
  return {
    ...{ id, kind: document.kind, state, revision, hasPrizes: document.draw !== undefined },
    ...{ title: localize(document.title, locale), summary: localize(document.summary, locale) },
    ...{ opensAt: windows.open, closesAt: windows.close, serverTime: now.toISOString() },
    handInUntil: graceEnd(windows).toISOString(),
    organizer: { name: localize(organizer.name, locale), contact: localize(organizer.contact, locale) },
    rules: rulesText(document, known.commitment, locale),
    prizes: prizes.map(({ id: prize, title, kind, value, stock, odds = 0 }, n) => ({
      ...{ id: prize, title: localize(title, locale), kind, value, stock, odds, left: left[n] ?? 0 },
    })),
    ...(document.draw && { commitment: known.commitment, draw: await presentDraw(db, place, document) }),
    questions: questions.map((question) => toQuestion(question, locale)),
    soldOut: prizes.length > 0 && left.every((count) => count <= 0),
    full: !holds && terms.total !== undefined && places >= terms.total,
    reasons: [
      ...activities.reasons(activity).map((code) => ({ code, text: localize(sayReason(code), locale) })),
      ...(isOrganizationTaken && !holds
        ? [{ code: 'organizationFull', text: localize(message('activities:organizationFull'), locale) }]
        : []),
    ],
    ...((state === 'paused' || state === 'cancelled') && known.note && { note: localize(known.note, locale) }),
    ...(document.steps && { steps: await presentSteps(db, activities, activity, entry?.id) }),
    ...(document.voting && { voting: document.voting }),
    ...(document.submission && { submission: { ...document.submission, bytes: FILE_BYTES } }),
    ...(document.criteria && {
      criteria: document.criteria.map(({ title, ...rest }) => ({ ...rest, title: localize(title, locale) })),
    }),
    ...(entry && {
      entry: await presentEntry(db, entry, {
        now: terms.total === undefined && ofOrganization === undefined ? undefined : now,
        isContest: document.kind === 'contest',
        ...{ document, locale },
      }),
    }),
  };
}

async function presentDraw(
  db: Db,
  place: Place,
  { draw, windows }: ActivityDocument,
): Promise<NonNullable<Schemas['ActivityView']['draw']>> {
  const list = draw?.kind === 'list' ? await readList(db, place) : undefined;
  const beacon = draw?.beacon ?? 'none';
  // As the rules name it; after the close, as it was fixed.
  const named = beacon === 'drand' && windows.draw !== undefined ? roundOfList(windows.draw) : null;
  const round = list ? list.round : named;
  return {
    ...{ beacon, round, dueAt: round === null ? null : timeOfRound(round).toISOString() },
    ...{ kind: draw?.kind ?? 'instant', at: windows.draw ?? null },
    ...{ drawnAt: list?.drawnAt?.toISOString() ?? null, tickets: list?.tickets ?? null },
  };
}

interface Entered {
  now: Date | undefined;
  isContest: boolean;
  document: ActivityDocument;
  locale: Locale;
}

/** Without `now`, places are not counted, and nobody loses one. */
async function presentEntry(
  db: Db,
  entry: EntryRow,
  { now, isContest, document, locale }: Entered,
): Promise<NonNullable<Schemas['ActivityView']['entry']>> {
  const { id, ticket, state, holdUntil, drawsAllowed, drawsUsed } = entry;
  const isByList = document.draw?.kind === 'list';
  const [draws, response, work, wins] = await Promise.all([
    drawsUsed > 0 ? drawsOf(db, id) : [],
    document.questions && readResponse(db, id),
    isContest ? presentWork(db, id) : undefined,
    drawsUsed > 0 || isByList ? winsOf(db, id) : [],
  ]);
  // A chance that was used and has drawn nothing yet waits for its public number.
  const presses = draws.length < drawsUsed ? await pressesOf(db, id) : [];
  const isStarted = state === 'started';
  return {
    ...{ ticket, drawsAllowed, drawsUsed, draws: [...draws, ...presses].map(toDraw) },
    state: state === 'merged' || (isStarted && now && holdUntil <= now) ? 'lapsed' : state,
    holdUntil: isStarted && now ? holdUntil.toISOString() : null,
    ...(response && {
      response: {
        answers: response.answers as Record<string, unknown>,
        seq: response.seq,
        handedInAt: response.handedInAt?.toISOString() ?? null,
      },
    }),
    ...(work && { work }),
    wins: wins.map((win) => presentWin(win, document, locale)),
  };
}

function toQuestion(question: Question, locale: Locale): Schemas['SurveyQuestion'] {
  const { title, help, choices, rows, ...rest } = question;
  const words = (list: typeof choices) => list?.map(({ id, text }) => ({ id, text: localize(text, locale) }));
  return {
    ...rest,
    title: localize(title, locale),
    ...(help && { help: localize(help, locale) }),
    ...(choices && { choices: words(choices) }),
    ...(rows && { rows: words(rows) }),
  };
}
