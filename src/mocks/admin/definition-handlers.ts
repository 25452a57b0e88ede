import type { RequestHandler } from 'msw';
import type { Data } from '@/api/paths';
import type { Locale } from '../../../generated/locales';
import {
  type AssistantDefinition,
  type Calculator,
  type Library,
  missingIn,
  type Procedure,
} from '../../../setting/assistant/catalogue/library';
import { judge } from '../../../setting/assistant/evaluation/judge';
import type { Case } from '../../../setting/assistant/evaluation/outcome';
import { playCase } from '../../../setting/assistant/evaluation/play-case';
import { playProcedure } from '../../../setting/assistant/evaluation/play-procedure';
import { organizationIn } from '../../../setting/assistant/owner';
import { type JsonObject, own } from '../../../setting/json-value';
import { library } from '../assistants/library';
import { message, noSuch } from '../message';
import { mockOperation, Refusal } from '../operation';
import { withAdminState } from './admin-state';
import { PERSON } from './demo-names';
import { findDomain } from './find-domain';
import { note } from './publish-into';
import { revisionId } from './revision-id';
import type { AdminState, DemoDefinition } from './types';

interface Place {
  domain: string;
  kind: 'assistant' | 'procedure' | 'calculator' | 'activity';
  id: string;
}
type Check = Data<'checkDefinition'>;

const LISTS = { assistant: 'assistants', procedure: 'procedures', calculator: 'calculators' } as const;

const keyOf = ({ domain, kind, id }: Place) => `${domain}/${kind}/${id}`;
const NONE: DemoDefinition = { head: null, draft: null, entries: [] };

/** An organization's need no domain. */
function findPlace(state: AdminState, domain: string, locale: Locale): void {
  if (organizationIn(domain) === undefined) findDomain(state, domain, locale);
}

/** The entry of the portal or organization, made where there is none. */
function entryOf(state: AdminState, place: Place, locale: Locale): DemoDefinition {
  findPlace(state, place.domain, locale);
  state.definitions ??= {};
  state.definitions[keyOf(place)] ??= structuredClone(NONE);
  return state.definitions[keyOf(place)] as DemoDefinition;
}

const originalOf = (from: Library, { kind, id }: Omit<Place, 'domain'>) =>
  (kind === 'activity' ? undefined : from[LISTS[kind]].get(id)) as JsonObject | undefined;

const liveOf = ({ head, entries }: DemoDefinition) =>
  entries.findLast(({ revision }) => revision === head)?.body ?? undefined;

const waitingOf = (state: AdminState, { domain, kind, id }: Place) =>
  (state.domains[domain]?.approval ?? []).filter(({ target }) => target === `${kind}/${id}`).length;

function summaryOf(
  place: Omit<Place, 'domain'>,
  known: DemoDefinition,
  original: JsonObject | undefined,
  locale: Locale,
  waiting: number,
) {
  const { head, draft, entries } = known;
  const body = (head && liveOf(known)) || draft?.body || original;
  const name = own(own(body, 'name') ?? own(body, 'title'), locale);
  const cases = own(body, 'cases');
  const last = entries.at(-1);
  return {
    ...{ kind: place.kind, id: place.id, head, moved: false },
    name: typeof name === 'string' && name ? name : place.id,
    owner: !draft && !last ? ('product' as const) : original ? ('copy' as const) : ('own' as const),
    draftAt: draft?.savedAt ?? null,
    archived: last?.action === 'archive',
    changedAt: last?.at ?? null,
    changedBy: last?.author ?? null,
    cases: Array.isArray(cases) ? cases.length : 0,
    waiting,
  };
}

/** In the demo the form is not checked, and questions find nothing: there is no server that answers them. */
async function checkOf(place: Place, body: JsonObject, before: JsonObject | undefined, locale: Locale): Promise<Check> {
  const shipped = await library();
  const findings: Check['findings'] =
    place.kind !== 'assistant'
      ? []
      : missingIn(shipped, { procedures: [], calculators: [], ...body } as unknown as AssistantDefinition).map(
          ({ pointer, id }) => ({
            ...{ severity: 'error', kind: 'reference', pointer },
            message: message('definitions:check.missing', { id })[locale],
          }),
        );
  const cases = (own(body, 'cases') ?? []) as unknown as Case[];
  const failuresOf = async (document: JsonObject, one: Case) =>
    judge(
      one,
      place.kind === 'procedure'
        ? playProcedure(document as unknown as Procedure, one.turns, one.language)
        : await playCase(one, {
            ...{ ...shipped, ask: async () => ({ text: '', cites: [] }) },
            ...(place.kind === 'calculator' && { own: document as unknown as Calculator }),
          }),
    );
  const verdicts: Check['verdicts'] = [];
  for (const one of cases) {
    const failures = (await failuresOf(body, one)).map((text) => text[locale]);
    const earlier = before ? (await failuresOf(before, one)).length === 0 : null;
    verdicts.push({ id: one.id, must: one.must, passed: failures.length === 0, before: earlier, failures });
  }
  return { findings, verdicts };
}

interface Wish {
  base: string | null;
  body: JsonObject;
  message: string;
  override?: string | undefined;
  action: 'publish' | 'rollback';
}

async function publish(
  state: AdminState,
  place: Place,
  { base, body, override, action, ...why }: Wish,
  locale: Locale,
) {
  refuseAlone(state, place, locale);
  const known = entryOf(state, place, locale);
  if (known.head !== base)
    throw new Refusal(409, message('definitions:publish.movedOn')[locale], {
      head: known.head,
      merged: body,
      taken: [],
      conflicts: [],
    });
  const { findings, verdicts } = await checkOf(place, body, undefined, locale);
  if (findings.length > 0) throw new Refusal(400, message('definitions:publish.hasFaults')[locale], { findings });
  const failed = verdicts.filter(({ passed }) => !passed);
  const blocking = failed.filter(({ must }) => must);
  if (blocking.length > 0 && !override) {
    const ids = blocking.map(({ id }) => id).join(', ');
    throw new Refusal(409, message('definitions:publish.failedCases', { ids })[locale], { verdicts: blocking });
  }
  const revision = await revisionId(body);
  const counts = { passed: verdicts.length - failed.length, failed: failed.length };
  enter(
    state,
    place,
    { revision, action, body, ...why, override: blocking.length > 0 ? (override ?? null) : null, cases: counts },
    locale,
  );
  if (action === 'publish') known.draft = null;
  return { revision };
}

/** The demo has one operator, so nobody can approve. */
function refuseAlone(state: AdminState, { domain }: Place, locale: Locale): void {
  if (state.domains[domain]?.approval === undefined) return;
  throw new Refusal(409, message('definitions:publish.needsSecond')[locale], { field: 'approval' });
}

const ACTIONS = {
  publish: 'definition-published',
  rollback: 'definition-rolled-back',
  archive: 'definition-archived',
} as const;

type Entry = Omit<DemoDefinition['entries'][number], 'seq' | 'at' | 'author' | 'live'>;

function enter(state: AdminState, place: Place, entry: Entry, locale: Locale): void {
  const known = entryOf(state, place, locale);
  const from = known.head;
  known.head = entry.revision;
  const { action, revision: to, message: why } = entry;
  note(state, {
    action: ACTIONS[action],
    author: PERSON,
    domain: place.domain,
    target: `${place.kind}/${place.id}`,
    message: why,
    from,
    to,
  });
  known.entries.push({ ...entry, seq: state.seq, at: new Date().toISOString(), author: PERSON, live: true });
}

export const definitionHandlers = (): RequestHandler[] => [
  mockOperation('listDefinitions', ({ arg: { domain }, locale }) =>
    withAdminState(async (state) => {
      findPlace(state, domain, locale);
      const shipped = await library();
      const places = new Map<string, Place>();
      const add = (place: Place) => places.set(keyOf(place), place);
      for (const kind of ['assistant', 'procedure', 'calculator'] as const)
        for (const id of shipped[LISTS[kind]].keys()) add({ domain, kind, id });
      for (const key of Object.keys(state.definitions ?? {})) {
        const [on = '', kind, id = ''] = key.split('/');
        if (on === domain) add({ domain, kind: kind as Place['kind'], id });
      }
      const items = [...places.values()].map((place) =>
        summaryOf(
          place,
          state.definitions?.[keyOf(place)] ?? NONE,
          originalOf(shipped, place),
          locale,
          waitingOf(state, place),
        ),
      );
      return { items };
    }),
  ),
  mockOperation('getDefinition', ({ arg, locale }) =>
    withAdminState(async (state) => {
      findPlace(state, arg.domain, locale);
      const shipped = await library();
      const original = originalOf(shipped, arg);
      const known = state.definitions?.[keyOf(arg)];
      if (!known && !original) throw new Refusal(404, noSuch(arg.kind, arg.id)[locale]);
      const choices = (of: ReadonlyMap<string, { id: string; title: Record<Locale, string> }>) =>
        [...of.values()].map(({ id, title }) => ({ id, name: title[locale] }));
      return {
        summary: summaryOf(arg, known ?? NONE, original, locale, waitingOf(state, arg)),
        body: (known && liveOf(known)) ?? original ?? null,
        draft: known?.draft ?? null,
        ...{ original: null, others: [] },
        choices: { procedures: choices(shipped.procedures), calculators: choices(shipped.calculators) },
      };
    }),
  ),
  mockOperation('saveDefinitionDraft', ({ arg: { base, body, ...place }, locale }) =>
    withAdminState((state) => {
      const savedAt = new Date().toISOString();
      entryOf(state, place, locale).draft = { body: body as JsonObject, base, savedAt, savedBy: PERSON };
      return { savedAt };
    }),
  ),
  mockOperation('dropDefinitionDraft', ({ arg, locale }) =>
    withAdminState((state) => {
      const known = entryOf(state, arg, locale);
      known.draft = null;
      if (known.entries.length === 0) delete state.definitions?.[keyOf(arg)];
      return null;
    }),
  ),
  mockOperation('checkDefinition', ({ arg, locale }) =>
    withAdminState(async (state) => {
      const known = state.definitions?.[keyOf(arg)];
      const before = (known && liveOf(known)) ?? originalOf(await library(), arg);
      return checkOf(arg, arg.body as JsonObject, before, locale);
    }),
  ),
  mockOperation('publishDefinition', ({ arg, locale }) =>
    withAdminState((state) => publish(state, arg, { ...arg, body: arg.body as JsonObject, action: 'publish' }, locale)),
  ),
  mockOperation('rollbackDefinition', ({ arg, locale }) =>
    withAdminState((state) => {
      const found = entryOf(state, arg, locale).entries.findLast(({ revision }) => revision === arg.revision);
      if (!found?.body) throw new Refusal(404, noSuch('revision')[locale]);
      return publish(state, arg, { ...arg, body: found.body, action: 'rollback' }, locale);
    }),
  ),
  mockOperation('archiveDefinition', ({ arg, locale }) =>
    withAdminState((state) => {
      refuseAlone(state, arg, locale);
      const cases = { passed: 0, failed: 0 };
      enter(
        state,
        arg,
        { action: 'archive', revision: null, body: null, message: arg.message, override: null, cases },
        locale,
      );
      return null;
    }),
  ),
  mockOperation('listDefinitionRevisions', ({ arg, locale }) =>
    withAdminState((state) => {
      findPlace(state, arg.domain, locale);
      const entries = state.definitions?.[keyOf(arg)]?.entries.toReversed() ?? [];
      return { items: entries.map(({ body: _, ...entry }, n) => ({ ...entry, live: n === 0 })) };
    }),
  ),
  mockOperation('getDefinitionRevision', ({ arg, locale }) =>
    withAdminState((state) => {
      const found = entryOf(state, arg, locale).entries.findLast(({ revision }) => revision === arg.revision);
      if (!found?.body) throw new Refusal(404, noSuch('revision')[locale]);
      return { body: found.body };
    }),
  ),
];
