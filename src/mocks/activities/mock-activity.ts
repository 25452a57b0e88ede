import type { Data } from '@/api/paths';
import type { Locale } from '../../../generated/locales';
import type { ActivityDocument } from '../../../setting/activity/activity-document';
import { commitmentOf } from '../../../setting/activity/draw-proof';
import { datedActivity, type SampleActivity } from '../../../setting/activity/sample-activity';
import { graceEnd, stateAt } from '../../../setting/activity/state-at';
import type { Answer } from '../../../setting/activity/survey';
import { type LocalizedText, localize } from '../../../setting/messages/localize';
import { message, noSuch } from '../message';
import { Refusal } from '../operation';

type View = Data<'getActivity'>;
export type Draw = Data<'drawInActivity'>;

export interface Entry {
  answers: Record<string, Answer>;
  seq: number;
  handedInAt: string | null;
  allowed: number;
  draws: Draw[];
  /** Nominees by ballot. */
  votes: Record<string, string>;
  work?: NonNullable<NonNullable<View['entry']>['work']>;
  steps: Set<string>;
  /** States of wins that are not `won` any more, by draw. */
  claims: Record<number, 'claimed' | 'refused'>;
}

export const SECRET = '01'.repeat(32);
export const REVISION = 'd'.repeat(64);
const files = import.meta.glob<SampleActivity>('../../../fixtures/seed/activities/*.json', { import: 'default' });

/** The one visitor's entries, by activity. */
export const entries = new Map<string, Entry>();

/** What a test changes of a sample, by activity. */
export const changes = new Map<string, Partial<ActivityDocument>>();

export function resetActivities(): void {
  entries.clear();
  changes.clear();
}

export async function documents(): Promise<ActivityDocument[]> {
  const samples = await Promise.all(Object.values(files).map((read) => read()));
  return samples.map((sample) => ({
    ...datedActivity(sample, new Date()),
    ...changes.get(sample.document.id),
  }));
}

export async function find(id: string, locale: Locale): Promise<ActivityDocument> {
  const found = (await documents()).find((one) => one.id === id);
  if (!found) throw new Refusal(404, noSuch('activity', id)[locale]);
  return found;
}

function stateOf(document: ActivityDocument): View['state'] {
  const state = stateAt(document.windows, {}, new Date());
  return state === 'hidden' ? 'soon' : state;
}

export const ticketOf = (id: string) => `demo${id.replaceAll('-', '')}`.slice(0, 32);
export const givenOf = (id: string, prize: string) =>
  entries.get(id)?.draws.filter((draw) => draw.prize === prize).length ?? 0;

/** The win of a draw; none if it won nothing. */
export function winOf(
  { id, prizes = [], windows }: ActivityDocument,
  entry: Entry,
  { k, prize }: Draw,
  locale: Locale,
) {
  const found = prizes.find((one) => one.id === prize);
  if (!found) return [];
  const state = entry.claims[k] ?? ('won' as const);
  return [
    {
      ...{ id: `${id}.${k}`, activity: id, prize: found.id, title: localize(found.title, locale), kind: found.kind },
      ...{ state, claimUntil: windows.claimUntil ?? windows.close, needs: found.needs ?? [], note: '', tracking: '' },
      changesLeft: state === 'won' ? 3 : 2,
    },
  ];
}

export function viewOf(document: ActivityDocument, locale: Locale): View {
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
    ...(document.draw && {
      commitment: commitmentOf(SECRET),
      draw: {
        ...{ kind: document.draw.kind, at: windows.draw ?? null, drawnAt: null, tickets: null },
        ...{ beacon: 'none' as const, round: null, dueAt: null },
      },
    }),
    questions: questions.map(({ title, help, choices, rows, ...rest }) => ({
      ...{ ...rest, title: say(title) },
      ...(help && { help: say(help) }),
      ...(choices && { choices: words(choices) }),
      ...(rows && { rows: words(rows) }),
    })),
    ...(document.voting && { voting: document.voting }),
    ...(document.criteria && { criteria: document.criteria.map((one) => ({ ...one, title: say(one.title) })) }),
    ...(document.steps && {
      steps: document.steps.map((step) => ({
        ...{ id: step.id, type: step.type, title: say(step.title), url: '/engine' },
        done: entry?.steps.has(step.id) ?? false,
      })),
    }),
    ...{ soldOut: false, full: false, reasons: [] },
    ...(entry && {
      entry: {
        ...{ ticket: ticketOf(id), holdUntil: null, drawsAllowed: entry.allowed, drawsUsed: entry.draws.length },
        state: kind === 'survey' && !entry.handedInAt ? ('started' as const) : ('completed' as const),
        draws: entry.draws,
        wins: entry.draws.flatMap((draw) => winOf(document, entry, draw, locale)),
        ...(entry.work && { work: entry.work }),
        response: { answers: entry.answers, seq: entry.seq, handedInAt: entry.handedInAt },
      },
    }),
  };
}

export function entryOf(id: string, locale: Locale): Entry {
  const entry = entries.get(id);
  if (!entry) throw new Refusal(409, message('activities:notEntered')[locale], { reason: 'notEntered' });
  return entry;
}

/** The entry of the one visitor, made if there is none. */
export function enter(id: string, allowed = 0): Entry {
  const entry = entries.get(id) ?? {
    answers: {},
    seq: 0,
    handedInAt: null,
    allowed,
    draws: [],
    votes: {},
    steps: new Set(),
    claims: {},
  };
  entries.set(id, entry);
  return entry;
}
