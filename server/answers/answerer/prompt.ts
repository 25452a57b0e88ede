import { randomBytes } from 'node:crypto';
import type { Locale } from '../../../generated/locales';
import { message } from '../../base/messages/message';
import type { SearchHit } from '../../knowledge';
import type { ChatMessage } from './chat-stream';

/** Characters of one passage and of all: what a small context still holds beside the answer. */
const PASSAGE = 2_000;
const ALL = 14_000;
const QUESTION = 4_000;

/** The passages are foreign text: a mark nobody could have written into them shows where they begin and end. */
export function buildPrompt(question: string, hits: SearchHit[], locale: Locale, mark = randomMark()): ChatMessage[] {
  let left = ALL;
  const sources = hits.flatMap((hit, i) => {
    const text = hit.text.slice(0, Math.min(PASSAGE, left));
    left -= text.length;
    return text ? [sourceBlock(i + 1, hit, text, mark)] : [];
  });
  const asked = question.slice(0, QUESTION).replaceAll(mark, '');
  return [
    { role: 'system', content: message('answers:prompt.rules', { mark })[locale] },
    { role: 'user', content: `${sources.join('\n\n')}\n\n${message('answers:prompt.question')[locale]}: ${asked}` },
  ];
}

function sourceBlock(n: number, hit: SearchHit, text: string, mark: string): string {
  const name = [hit.title, ...hit.headings].filter((part, i, all) => part && all.indexOf(part) === i).join(' › ');
  const clean = (value: string): string => value.replaceAll(mark, '');
  return `<<<${mark} source [${n}] ${clean(name.replace(/\s+/g, ' ').slice(0, 300))}\n${clean(text)}\n${mark}>>>`;
}

const randomMark = (): string => randomBytes(6).toString('hex');
