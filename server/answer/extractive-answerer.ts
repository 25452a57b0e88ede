import { ANSWER_TEXTS } from './answer-texts';
import { type IdentifierRecord, identifierAnswer } from './identifier-answer';
import { type Picked, pickSentences } from './pick-sentences';
import { questionLanguage, sourcesIn } from './question-language';
import { type Quotation, writeQuotations } from './quotation';
import { sectionAnswer } from './section-answer';
import { shareAnswered } from './share-answered';
import type { Answerer, AnswerInput, AnswerPiece } from './types';

/**
 * Below these shares of the question's words the quotations only come near it, or have nothing to do with it. Measured: 3 % of
 * questions that the sources answer lie below the first, 60 to 75 % of questions put to sources about something else.
 */
const ANSWERED = 0.4;
const RELATED = 0.2;

/** Answers without a model: the source's own words, each sentence with its source. */
export const extractiveAnswerer: Answerer = {
  name: 'extractive',
  async *write(input) {
    for (const piece of compose(input)) {
      if (input.signal.aborted) return;
      yield piece;
    }
  },
};

function compose({ question, hits, locale }: AnswerInput): Iterable<AnswerPiece> {
  const sources = sourcesIn(hits, questionLanguage(question, locale));
  const records = identifierAnswer(sources);
  if (records.length > 0) return writeRecords(records);
  const section = sectionAnswer(question, sources);
  if (section) return writeQuotations(section);
  const picked = pickSentences(
    question,
    sources.map(({ hit }) => hit),
  ).map((entry) => ({
    ...entry,
    source: sources[entry.source - 1]?.source ?? entry.source,
  }));
  return writePicked(question, picked, ANSWER_TEXTS[locale]);
}

function writePicked(
  question: string,
  picked: Picked[],
  texts: { related: string; nothing: string },
): Iterable<AnswerPiece> {
  if (picked.length === 0) return [];
  const share = shareAnswered(question, picked);
  if (share >= ANSWERED) return writeQuotations(picked);
  if (share < RELATED) return [{ kind: 'text', append: texts.nothing }];
  // What only comes near is no reason to fill the page with tables.
  const near = picked.filter(({ kind }) => kind === 'sentence');
  return near.length > 0 ? writeWithLead(`${texts.related}\n\n`, near) : [{ kind: 'text', append: texts.nothing }];
}

function* writeRecords(records: IdentifierRecord[]): Generator<AnswerPiece> {
  let written = 0;
  for (const { title, quotations } of records) {
    const lead = `${written > 0 ? '\n\n' : ''}**${title.replaceAll('*', '')}**\n\n`;
    for (const piece of writeWithLead(lead, quotations, written)) {
      if (piece.kind === 'text') written += piece.append.length;
      yield piece;
    }
  }
}

function* writeWithLead(lead: string, quotations: Quotation[], from = 0): Generator<AnswerPiece> {
  yield { kind: 'text', append: lead };
  yield* writeQuotations(quotations, from + lead.length);
}
