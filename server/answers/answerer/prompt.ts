import { randomBytes } from 'node:crypto';
import type { Locale } from '../../../generated/locales';
import { message } from '../../base/messages/message';
import type { SearchHit } from '../../knowledge';
import type { TextMessage } from './chat-stream';
import { type Plan, quotationsOf } from './plan';
import type { AnswerInput } from './types';

/** Maximum characters of one passage and of all passages, so that a small context also has room for the answer. */
const PASSAGE = 2_000;
const ALL = 14_000;
const QUESTION = 4_000;
const EVIDENCE = 600;

type Asked = Pick<AnswerInput, 'question' | 'hits' | 'locale' | 'plan'>;

/** Builds the prompt. The passages are untrusted: a random mark, which they cannot contain, delimits them. */
export function buildPrompt({ question, hits, locale, plan }: Asked, mark = randomMark()): TextMessage[] {
  let left = ALL;
  const cut = new Map<SearchHit, string>();
  // What another system was asked for must be in it; documents take the rest.
  for (const hit of [...hits].sort((a, b) => Number(b.kind === 'tool') - Number(a.kind === 'tool'))) {
    const text = hit.text.slice(0, Math.min(hit.kind === 'tool' ? 2 * PASSAGE : PASSAGE, left));
    left -= text.length;
    cut.set(hit, text);
  }
  const sources = hits.flatMap((hit, i) => {
    const text = cut.get(hit);
    return text ? [sourceBlock(i + 1, hit, text, mark)] : [];
  });
  const asked = question.slice(0, QUESTION).replaceAll(mark, '');
  return [
    { role: 'system', content: message('answers:prompt.rules', { mark })[locale] },
    {
      role: 'user',
      content: [
        ...sources,
        ...guide(plan, locale, mark),
        `${message('answers:prompt.question')[locale]}: ${asked}`,
      ].join('\n\n'),
    },
  ];
}

/** Adds the plan: the quotations that answer, the shape of the answer, and how well the sources fit. */
function guide(plan: Plan | undefined, locale: Locale, mark: string): string[] {
  if (!plan) return [];
  const says = (key: 'direct' | 'related' | 'steps' | 'value' | 'conflict') => message(`answers:prompt.${key}`)[locale];
  const shape = plan.kind === 'typed' ? plan.parts.map(({ type }) => type) : [];
  const quotations = quotationsOf(plan);
  const words = quotations.map(
    ({ source, hit, start, end }) =>
      `[${source}] ${hit.text.slice(start, Math.min(end, start + EVIDENCE)).replaceAll(mark, '')}`,
  );
  return [
    ...(words.length > 0 ? [`<<<${mark} ${says('direct')}\n${[...new Set(words)].join('\n')}\n${mark}>>>`] : []),
    ...(plan.kind === 'near' ? [says('related')] : []),
    ...(shape.includes('steps') ? [says('steps')] : []),
    ...(shape.includes('value') ? [says('value')] : []),
    ...(plan.kind === 'typed' && plan.why === 'conflict' ? [says('conflict')] : []),
  ];
}

function sourceBlock(n: number, hit: SearchHit, text: string, mark: string): string {
  const name = [hit.title, ...hit.headings].filter((part, i, all) => part && all.indexOf(part) === i).join(' › ');
  const clean = (value: string): string => value.replaceAll(mark, '');
  return `<<<${mark} source [${n}] ${clean(name.replace(/\s+/g, ' ').slice(0, 300))}\n${clean(text)}\n${mark}>>>`;
}

const randomMark = (): string => randomBytes(6).toString('hex');
