import type { components } from '../../../generated/api';
import type { Locale } from '../../../generated/locales';
import type { AssistantDefinition, Calculator, Library, Procedure } from '../../../setting/assistant/catalogue/library';
import { judge } from '../../../setting/assistant/evaluation/judge';
import type { Ask, Case } from '../../../setting/assistant/evaluation/outcome';
import { playCase } from '../../../setting/assistant/evaluation/play-case';
import { playProcedure } from '../../../setting/assistant/evaluation/play-procedure';
import { linkEvidence } from '../../../setting/assistant/link-evidence';
import type { LocalizedText } from '../../../setting/messages/catalogue';
import { answerOnce } from '../../answers';
import type { Context } from '../../context';
import { openReading } from '../../knowledge';
import { type Place, readBodies, readDefinition } from '../store/definitions';
import { originalOf } from './original-of';
import { pageId } from './page-id';
import { shelvesOf } from './shelves-of';

export interface Verdict extends Pick<Case, 'id' | 'must'> {
  passed: boolean;
  /** How the same case goes with what visitors get now; null if they get nothing. */
  before: boolean | null;
  failures: LocalizedText[];
}

type Document = AssistantDefinition | Procedure | Calculator;
type Parts = Pick<Context, 'store' | 'settings' | 'search' | 'log' | 'assistants'>;

/** Plays every case of a document of the right form, and the same cases with what is published. */
export async function evaluateDefinition(
  ctx: Parts,
  { body, visitor, ...place }: Place & { body: Record<string, unknown>; visitor: Visitor },
): Promise<Verdict[]> {
  const document = body as unknown as Document;
  const { cases = [] } = document;
  if (cases.length === 0) return [];
  const [{ library }, before, ask] = await Promise.all([
    ctx.assistants.libraryOf(ctx.store.db, shelvesOf(place)),
    liveBody(ctx, place),
    answerAs(ctx, visitor),
  ]);
  const verdicts: Verdict[] = [];
  for (const one of cases) {
    const failures = await play(document, one, library, ask);
    const earlier = before && (await play(before, one, library, ask));
    const passed = failures.length === 0;
    verdicts.push({ id: one.id, must: one.must, passed, before: earlier ? earlier.length === 0 : null, failures });
  }
  return verdicts;
}

/** What visitors get now: the portal's, or else the product's. */
export async function liveBody(
  { store, assistants }: Pick<Parts, 'store' | 'assistants'>,
  place: Place,
): Promise<Document | undefined> {
  const found = await readDefinition(store.db, place);
  const published = found?.published && (await readBodies(store.db, [found.published])).get(found.published);
  if (published) return published as unknown as Document;
  return originalOf(assistants, place) as Document | undefined;
}

async function play(document: Document, one: Case, library: Library, ask: Ask): Promise<LocalizedText[]> {
  if ('kind' in document) {
    const linked = linkEvidence(document, pageId);
    return judge(one, playProcedure(linked, one.turns, one.language));
  }
  if ('steps' in document) return judge(one, await playCase(one, { ...library, ask, own: document }));
  // Visitors of an assistant have what it offers, and nothing else.
  const offered = <T extends { id: string }>(of: ReadonlyMap<string, T>, ids: readonly string[]) =>
    new Map(ids.flatMap((id) => (of.has(id) ? [[id, of.get(id) as T] as const] : [])));
  const tools = {
    procedures: offered(library.procedures, document.procedures),
    calculators: offered(library.calculators, document.calculators),
    ask,
  };
  return judge(one, await playCase(one, tools));
}

/** Who asks the questions of the cases. */
export type Visitor = Pick<Parameters<typeof openReading>[1], 'accessDomain' | 'person' | 'session'>;

/** Questions are answered as for this visitor, each once. */
async function answerAs(ctx: Parts, visitor: Visitor): Promise<Ask> {
  const reading = await openReading(ctx, { ...visitor, visitor: '' });
  const scope = reading.scope();
  const names = reading.setting.synonyms ?? undefined;
  const answered = new Map<string, ReturnType<Ask>>();
  const answer = async (text: string, locale: Locale) => {
    const { text: said, sources } = await answerOnce(ctx, { text, scope, locale, names });
    return { text: said, cites: sources.map(({ docId, title, quote }) => ({ names: [docId, title], quote })) };
  };
  return (question, locale) => {
    const key = `${locale} ${question}`;
    const known = answered.get(key) ?? answer(question, locale);
    answered.set(key, known);
    return known;
  };
}

export const sayVerdicts = (
  verdicts: readonly Verdict[],
  locale: Locale,
): components['schemas']['DefinitionVerdict'][] =>
  verdicts.map(({ failures, ...verdict }) => ({
    ...verdict,
    failures: failures.slice(0, 20).map((text) => text[locale].slice(0, 1000)),
  }));
