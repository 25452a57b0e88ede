import type { components } from '../../../generated/api';
import type { Locale } from '../../../generated/locales';
import type { Procedure } from '../../../setting/assistant/catalogue/library';
import { organizationIn } from '../../../setting/assistant/owner';
import { own } from '../../../setting/json-value';
import { localize } from '../../../setting/messages/localize';
import { listOrganizationNames, publicName } from '../../accounts';
import type { DefinitionKind } from '../../base/database/assistant-tables';
import type { Store } from '../../base/database/db';
import { notFound } from '../../base/http/errors';
import { countWaiting, readApproval, revisionId } from '../../domains';
import type { Assistants } from '../assistants';
import { listAuthors, listDrafts, readDraft } from '../store/definition-drafts';
import { targetOf } from '../store/definition-publications';
import { listDefinitions, type Place, readBodies, readDefinition, type StoredDefinition } from '../store/definitions';
import type { Author } from './author';
import { listOf, originalOf } from './original-of';
import { shelvesOf } from './shelves-of';

type Schemas = components['schemas'];
type Summary = Schemas['DefinitionSummary'];
type Body = Record<string, unknown>;

const KINDS = ['assistant', 'procedure', 'calculator'] as const;

interface Parts {
  store: Pick<Store, 'db'>;
  assistants: Assistants;
}

interface Known {
  kind: DefinitionKind;
  id: string;
  original: Body | undefined;
  stored: StoredDefinition | undefined;
  published: Body | undefined;
  draft: { body: Body; savedAt: Date } | undefined;
  /** Requests for approval that wait. */
  waiting: number;
}

/** The product's, the portal's and the operator's drafts, each document once. */
export async function listSummaries(
  { store, assistants }: Parts,
  { domain, author, locale }: { domain: string; author: Author; locale: Locale },
): Promise<Summary[]> {
  const [stored, drafts, waiting] = await Promise.all([
    listDefinitions(store.db, domain),
    listDrafts(store.db, domain, author.key),
    countWaiting(store.db, domain),
  ]);
  const bodies = await readBodies(
    store.db,
    stored.flatMap(({ published }) => published ?? []),
  );
  const known = new Map<string, Known>();
  const at = (kind: DefinitionKind, id: string) => {
    const found = known.get(`${kind}/${id}`) ?? {
      ...{ kind, id, original: originalOf(assistants, { kind, id }) },
      ...{ stored: undefined, published: undefined, draft: undefined },
      waiting: waiting.get(targetOf({ kind, id })) ?? 0,
    };
    known.set(`${kind}/${id}`, found);
    return found;
  };
  for (const kind of KINDS) for (const id of assistants.shipped[listOf[kind]].keys()) at(kind, id);
  for (const one of stored)
    Object.assign(at(one.kind, one.id), {
      stored: one,
      published: one.published ? bodies.get(one.published) : undefined,
    });
  for (const { kind, id, body, saved_at: savedAt } of drafts) at(kind, id).draft = { body, savedAt };
  // Of a new one that somebody else drafted, there is nothing yet but the request.
  for (const target of waiting.keys()) {
    const [kind, id] = target.split('/');
    if (id !== undefined) at(kind as DefinitionKind, id);
  }
  return [...known.values()].map((one) => summaryOf(one, locale));
}

/** More cannot be chosen from by ticking; the text takes any id. */
const MOST_ORGANIZATIONS = 500;

export async function readDetail(
  { store, assistants }: Parts,
  { author, locale, ...place }: Place & { author: Author; locale: Locale },
): Promise<Schemas['DefinitionDetail']> {
  const original = originalOf(assistants, place);
  const [stored, draft, authors, { library }, approval, organizations] = await Promise.all([
    readDefinition(store.db, place),
    readDraft(store.db, place, author.key),
    listAuthors(store.db, place),
    assistants.libraryOf(store.db, shelvesOf(place)),
    readApproval(store, { domain: place.domain, target: targetOf(place) }),
    place.kind === 'activity' && organizationIn(place.domain) === undefined
      ? listOrganizationNames(store.db, MOST_ORGANIZATIONS)
      : undefined,
  ]);
  const waiting = approval.requests.filter(({ approvedBy }) => approvedBy === null).length;
  if (!original && !stored && !draft && approval.requests.length === 0) throw notFound(place.kind, place.id);
  const bodies = await readBodies(
    store.db,
    [stored?.published, stored?.original].filter((id) => typeof id === 'string'),
  );
  const published = stored?.published ? bodies.get(stored.published) : undefined;
  const copied = stored?.original ? bodies.get(stored.original) : undefined;
  const known = { kind: place.kind, id: place.id, original, stored, published, waiting };
  const summary = summaryOf({ ...known, draft: draft && { body: draft.body, savedAt: draft.saved_at } }, locale);
  return {
    summary,
    body: published ?? original ?? null,
    draft: draft
      ? { body: draft.body, base: draft.base, savedAt: draft.saved_at.toISOString(), savedBy: author.name }
      : null,
    original: summary.moved && copied && original ? { copied, now: original } : null,
    others: authors
      .filter((other) => other.author !== author.key)
      .map((other) => ({ name: nameOfAuthor(place, other), savedAt: other.savedAt.toISOString() })),
    choices: {
      procedures: choicesOf(library.procedures, locale),
      calculators: choicesOf(library.calculators, locale),
      ...(organizations && { organizations }),
    },
  };
}

function summaryOf({ kind, id, original, stored, published, draft, waiting }: Known, locale: Locale): Summary {
  const body = published ?? draft?.body ?? original;
  const isOwn = stored !== undefined || draft !== undefined;
  const cases = own(body, 'cases');
  return {
    kind,
    id,
    name: nameOf(body, locale) ?? id,
    owner: !original ? 'own' : isOwn ? 'copy' : 'product',
    head: stored?.published ?? null,
    draftAt: draft?.savedAt.toISOString() ?? null,
    archived: stored?.archivedAt != null,
    moved:
      stored?.published != null &&
      stored.original !== null &&
      original !== undefined &&
      stored.original !== revisionId(original),
    changedAt: stored?.at.toISOString() ?? null,
    changedBy: stored?.author ?? null,
    cases: Array.isArray(cases) ? cases.length : 0,
    waiting,
  };
}

const nameOfAuthor = ({ domain }: Place, { author, ...person }: Awaited<ReturnType<typeof listAuthors>>[number]) =>
  organizationIn(domain) === undefined ? author : publicName({ ...person, nickname: person.nickname ?? '' });

const choicesOf = (documents: ReadonlyMap<string, Pick<Procedure, 'id' | 'title'>>, locale: Locale) =>
  [...documents.values()].map(({ id, title }) => ({ id, name: localize(title, locale) }));

/** A draft may be anything. */
function nameOf(body: Body | undefined, locale: Locale): string | undefined {
  const texts = own(body, 'name') ?? own(body, 'title');
  const name = own(texts, locale);
  return typeof name === 'string' && name.trim() !== '' ? name.slice(0, 200) : undefined;
}
