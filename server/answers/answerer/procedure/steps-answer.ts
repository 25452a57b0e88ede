import { answerUnits } from '../answer-units';
import { coverageOf } from '../coverage';
import { namedWords } from '../named-words';
import type { Source } from '../question-language';
import { type Quotation, quotationOf } from '../quotation';
import { withoutAskingForSteps } from './asks-for-steps';
import { readSteps } from './read-steps';

/**
 * Minimum coverage of the subject: by the heading alone (or title and headings, if they promise steps), and by the
 * whole section.
 */
const NAMED = { heading: 0.5, section: 0.6 };
const PROMISES = /\bsteps?\b|\bprocedures?\b|步骤|流程/i;
/** Number of sentences after the steps that are quoted with them. */
const BEHIND = 2;

/** Quotes the numbered steps of the section about the subject, complete and in order; null if there are none. */
export function stepsAnswer(question: string, sources: readonly Source[]): Quotation[] | null {
  const about = withoutAskingForSteps(question);
  const words = namedWords(about ?? '');
  if (words.length === 0) return null;
  const found = sources.flatMap(({ hit, source }) => {
    const span = readSteps(hit.text);
    if (!span) return [];
    const last = hit.headings.at(-1) ?? hit.title;
    const heading = coverageOf(words, { ...hit, title: last, headings: [], text: '' });
    const promised = PROMISES.test(last) ? coverageOf(words, { ...hit, text: '' }) : 0;
    const section = coverageOf(words, hit);
    if (Math.max(heading, promised) < NAMED.heading || section < NAMED.section) return [];
    return [{ hit, source, span, share: Math.max(heading, promised) + section }];
  });
  const [best] = found.sort((a, b) => b.share - a.share);
  return best ? quoteSteps(best) : null;
}

/** Quotes the steps with their lead-in line, if any. */
function quoteSteps({ hit, source, span: [start, end] }: Source & { span: [number, number] }): Quotation[] {
  const sentences = answerUnits(hit.text).filter(({ kind }) => kind === 'sentence');
  const lead = sentences.filter((unit) => unit.end <= start).at(-1);
  const leads = lead && /[:：]\s*$/.test(hit.text.slice(lead.start, lead.end)) ? [lead] : [];
  const behind = sentences.filter((unit) => unit.start >= end).slice(0, BEHIND);
  return [...leads, { start, end, kind: 'list' as const }, ...behind].map((unit) => quotationOf(hit, source, unit));
}
