import { randomBytes } from 'node:crypto';
import type { Locale } from '../../../generated/locales';
import { message } from '../../base/messages/message';
import type { SearchHit } from '../../knowledge';
import { cutTo, openRoom, type Room, SHARES } from '../context/room';
import type { Talk } from '../context/talk';
import type { RunData } from '../runs/types';
import type { TextMessage } from './chat-stream';
import { type Plan, quotationsOf } from './plan';
import type { AnswerInput } from './types';

/** Maximum characters of one passage and of all passages, so that a small context also has room for the answer. */
const PASSAGE = 2_000;
const ALL = 14_000;
const QUESTION = 4_000;
const EVIDENCE = 600;
/** Tokens of passages, however long everything else is. */
const LEAST = 400;

type Asked = Pick<AnswerInput, 'question' | 'hits' | 'locale' | 'plan' | 'talk'>;
type Context = RunData<'context'>;
type Part = Context['parts'][number]['part'];

/** A piece of the request, and what it is there for. */
interface Section {
  part: Part;
  text: string;
}

export interface Prompt {
  messages: TextMessage[];
  /** What fills it, counted on the messages themselves. */
  context: Context;
}

/** Builds the prompt. The passages are untrusted: a random mark, which they cannot contain, delimits them. */
export function buildPrompt(
  { question, hits, locale, plan, talk }: Asked,
  room: Room = openRoom(undefined),
  mark = randomMark(),
): Prompt {
  const rules = message('answers:prompt.rules', { mark })[locale];
  const asked = question.slice(0, QUESTION).replaceAll(mark, '');
  const before = talk ? conversation(talk, locale, mark) : [];
  const around: Section[] = [
    ...guide(plan, locale, mark),
    { part: 'question', text: `${message('answers:prompt.question')[locale]}: ${asked}` },
  ];
  const taken = [...before, ...around].reduce((sum, { text }) => sum + room.count(text), room.count(rules));
  const left = Math.max(LEAST, room.window * (1 - SHARES.answer) - taken);
  const sections = [...before, ...sources(hits, left, room, mark), ...around];
  return {
    messages: [
      { role: 'system', content: rules },
      { role: 'user', content: sections.map(({ text }) => text).join(GAP) },
    ],
    context: contextOf([{ part: 'rules', text: rules }, ...sections], room, talk),
  };
}

const GAP = '\n\n';

/** Passages in their order. What another system was asked for must be among them; documents take the rest. */
function sources(hits: readonly SearchHit[], tokens: number, room: Room, mark: string): Section[] {
  let chars = ALL;
  let left = tokens;
  const cut = new Map<SearchHit, string>();
  for (const hit of [...hits].sort((a, b) => Number(b.kind === 'tool') - Number(a.kind === 'tool'))) {
    const most = hit.text.slice(0, Math.min(hit.kind === 'tool' ? 2 * PASSAGE : PASSAGE, chars));
    const text = cutTo(most, left - room.count(nameOf(hit)) - BOUNDARY, room);
    if (text === '') continue;
    chars -= text.length;
    left -= room.count(nameOf(hit)) + BOUNDARY + room.count(text);
    cut.set(hit, text);
  }
  return hits.flatMap((hit, i) => {
    const text = cut.get(hit);
    if (!text) return [];
    const part: Part = PARTS[hit.kind] ?? 'documents';
    return [{ part, text: sourceBlock(i + 1, hit, text, mark) }];
  });
}

/** Which part a source belongs to, by its kind. */
const PARTS: Record<string, Part | undefined> = { tool: 'tools', attachment: 'attachments', memory: 'memory' };

/** Tokens of the marks around a passage. */
const BOUNDARY = 20;

/** What was said before: to understand the question, never a source. */
function conversation({ summary, turns }: Talk, locale: Locale, mark: string): Section[] {
  const say = (key: 'summary' | 'turn') => message(`answers:prompt.${key}`)[locale];
  const marked = (part: Part, head: string, text: string): Section => ({
    part,
    text: `<<<${mark} ${head}\n${text.replaceAll(mark, '')}\n${mark}>>>`,
  });
  return [
    ...(summary ? [marked('summary', say('summary'), summary.text)] : []),
    ...turns.map(({ asked, said }) => marked('conversation', say('turn'), `? ${asked}${said && `\n${said}`}`)),
  ];
}

/** Adds the plan: the quotations that answer, the shape of the answer, and how well the sources fit. */
function guide(plan: Plan | undefined, locale: Locale, mark: string): Section[] {
  if (!plan) return [];
  const says = (key: 'direct' | 'related' | 'steps' | 'value' | 'conflict'): Section => ({
    part: 'rules',
    text: message(`answers:prompt.${key}`)[locale],
  });
  const shape = plan.kind === 'typed' ? plan.parts.map(({ type }) => type) : [];
  const quotations = quotationsOf(plan);
  const words = quotations.map(
    ({ source, hit, start, end }) =>
      `[${source}] ${hit.text.slice(start, Math.min(end, start + EVIDENCE)).replaceAll(mark, '')}`,
  );
  const direct = `<<<${mark} ${says('direct').text}\n${[...new Set(words)].join('\n')}\n${mark}>>>`;
  return [
    ...(words.length > 0 ? [{ part: 'documents', text: direct } as const] : []),
    ...(plan.kind === 'near' ? [says('related')] : []),
    ...(shape.includes('steps') ? [says('steps')] : []),
    ...(shape.includes('value') ? [says('value')] : []),
    ...(plan.kind === 'typed' && plan.why === 'conflict' ? [says('conflict')] : []),
  ];
}

/** Parts whose pieces are counted: what the plan quotes of the sources is no piece of its own. */
const COUNTED = new Set<Part>(['conversation', 'memory', 'documents', 'attachments', 'tools']);

function contextOf(sections: readonly Section[], room: Room, talk: Talk | undefined): Context {
  const parts = new Map<Part, Context['parts'][number]>();
  for (const { part, text } of sections) {
    const one = parts.get(part) ?? { part, tokens: 0, chars: 0 };
    const isPiece = COUNTED.has(part) && !(part === 'documents' && !/^<<<\S+ source \[/.test(text));
    parts.set(part, {
      part,
      tokens: one.tokens + room.count(text),
      chars: one.chars + text.length,
      ...((one.count || isPiece) && { count: (one.count ?? 0) + (isPiece ? 1 : 0) }),
    });
  }
  const { summary } = talk ?? {};
  return {
    window: room.window,
    ...(room.assumed && { assumed: true }),
    answer: Math.round(room.window * SHARES.answer),
    parts: [...parts.values()],
    ...(summary && { summary: { message: summary.message, turns: summary.turns, by: summary.by } }),
  };
}

const nameOf = ({ title, headings }: SearchHit): string =>
  [title, ...headings]
    .filter((part, i, all) => part && all.indexOf(part) === i)
    .join(' › ')
    .replace(/\s+/g, ' ')
    .slice(0, 300);

const sourceBlock = (n: number, hit: SearchHit, text: string, mark: string): string =>
  `<<<${mark} source [${n}] ${nameOf(hit).replaceAll(mark, '')}\n${text.replaceAll(mark, '')}\n${mark}>>>`;

const randomMark = (): string => randomBytes(6).toString('hex');
