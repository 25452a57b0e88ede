import type { Arg, Data } from '@/api/paths';
import { newId } from '@/browser/new-id';
import { readValue, writeValue } from '@/browser/stored-value';
import { mergeTexts } from './merge-texts';

export type Draft = Data<'getPostDraft'>;
export type DraftText = Pick<Arg<'savePostDraft'>, 'title' | 'summary' | 'content' | 'tags' | 'board' | 'audience'>;

export type Origin = NonNullable<Arg<'createPost'>['from']>;

/** A draft as this browser keeps it. */
export interface LocalDraft {
  id: string;
  kind: Draft['kind'];
  text: DraftText;
  /** The answer that a question began with. */
  from?: Origin;
  /** What the server has of it; absent if it has nothing yet. */
  server?: { rev: number; text: DraftText; published: boolean };
}

const storage = () => localStorage;
const keyOf = (id: string) => `mw_draft:${id}`;
/** The unfinished new post of each kind, which the editor opens again. */
const newKey = (kind: Draft['kind']) => `mw_draft_new:${kind}`;

const fromKey = (message: string) => `mw_draft_from:${message}`;

const isLocal = (value: unknown): value is LocalDraft =>
  typeof value === 'object' && value !== null && typeof (value as LocalDraft).text?.content === 'string';
const isText = (value: unknown): value is string => typeof value === 'string';

const empty: DraftText = { title: '', summary: '', content: '', tags: [], board: null, audience: 'domain' };

export const readLocal = (id: string): LocalDraft | undefined => readValue(storage, keyOf(id), isLocal);

/** The unfinished new post, else an empty one. */
export function openNew(kind: Draft['kind']): LocalDraft {
  const id = readValue(storage, newKey(kind), isText);
  return (id && readLocal(id)) || { id: newId(), kind, text: empty };
}

/** The unfinished question that began with an answer, if this browser has one. */
export function openFrom({ message }: Origin): LocalDraft | undefined {
  const id = readValue(storage, fromKey(message), isText);
  return id === undefined ? undefined : readLocal(id);
}

/** A new question that begins with an answer. */
export const beginFrom = (from: Origin, asked: Data<'getQuestionToAsk'>): LocalDraft => ({
  ...{ id: newId(), kind: 'question', from },
  text: { ...empty, ...asked },
});

/**
 * Keeps a draft in this browser. If another tab has kept something else since this one knew `known`, both stand in what
 * is kept and returned.
 */
export function keepLocal(draft: LocalDraft, known: DraftText): LocalDraft {
  const stored = readLocal(draft.id)?.text;
  const isForeign = stored && !isSame(stored, known) && !isSame(stored, draft.text);
  const kept = isForeign ? { ...draft, text: mergeDrafts(known, draft.text, stored) } : draft;
  writeValue(storage, keyOf(kept.id), kept);
  // One that began with an answer is opened from there again.
  if (kept.from) writeValue(storage, fromKey(kept.from.message), kept.id);
  else if (!kept.server) writeValue(storage, newKey(kept.kind), kept.id);
  return kept;
}

export function dropLocal({ id, kind }: Pick<LocalDraft, 'id' | 'kind'>): void {
  const from = readLocal(id)?.from;
  if (from) writeValue(storage, fromKey(from.message), null);
  writeValue(storage, keyOf(id), null);
  if (readValue(storage, newKey(kind), isText) === id) writeValue(storage, newKey(kind), null);
}

const textOf = ({ title, summary, content, tags, board, audience }: Draft): DraftText => ({
  ...{ title, summary, content, tags, board, audience },
});

/** Brings what the server has into what this browser has, so that nothing typed in either is lost. */
export function withServer(local: LocalDraft | undefined, draft: Draft): LocalDraft {
  const { id, kind, rev, published } = draft;
  const text = textOf(draft);
  const server = { rev, text, published };
  if (!local) return { id, kind, text, server };
  return { ...local, text: mergeDrafts(local.server?.text ?? empty, local.text, text), server };
}

/** Saved just now; what was typed meanwhile stays. */
export const afterSave = (local: LocalDraft, sent: DraftText, draft: Draft): LocalDraft => ({
  ...local,
  // The server tidies spaces and line ends.
  text: local.text === sent ? textOf(draft) : local.text,
  server: { rev: draft.rev, text: textOf(draft), published: draft.published },
});

const isSame = (one: DraftText, other: DraftText): boolean => JSON.stringify(one) === JSON.stringify(other);

export const isSaved = ({ text, server }: LocalDraft): boolean => server !== undefined && isSame(server.text, text);

export const isEmpty = ({ title, summary, content, tags }: DraftText): boolean =>
  title.trim() === '' && summary.trim() === '' && content.trim() === '' && tags.length === 0;

function mergeDrafts(base: DraftText, mine: DraftText, theirs: DraftText): DraftText {
  const pick = <K extends keyof DraftText>(key: K): DraftText[K] =>
    JSON.stringify(mine[key]) === JSON.stringify(base[key]) ? theirs[key] : mine[key];
  const [title, otherTitle] = mergeLines(base.title, mine.title, theirs.title);
  const [summary, otherSummary] = mergeLines(base.summary, mine.summary, theirs.summary);
  const content = mergeTexts(base.content, mine.content, theirs.content);
  return {
    ...{ title, summary, tags: pick('tags'), board: pick('board'), audience: pick('audience') },
    content: [otherTitle, otherSummary, content].filter((one) => one !== '' && one !== undefined).join('\n\n'),
  };
}

/** One line is chosen; what the other tab typed instead is returned as well, unless it is the beginning of the same. */
function mergeLines(base: string, mine: string, theirs: string): [chosen: string, other?: string] {
  if (mine === base || theirs.startsWith(mine)) return [theirs];
  if (theirs === base || mine.startsWith(theirs)) return [mine];
  return [mine, theirs];
}
