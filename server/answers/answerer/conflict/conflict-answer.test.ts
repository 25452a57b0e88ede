import { expect, test } from 'vitest';
import { aHit } from '../../../../tests/support/a-hit';
import { extractiveAnswerer } from '../extractive-answerer';
import { planAnswer } from '../plan-answer';
import type { AnswerPiece } from '../types';

const question = 'How often is the chain of the bucket elevator lubricated?';
const manual = (title: string, text: string, over = {}) =>
  aHit({ title, headings: ['Chain of the bucket elevator'], text, found: 3, score: 9, ...over });
const old = manual('Bucket elevator manual 2018', 'The chain of the bucket elevator is lubricated every 500 hours.');
const now = manual('Bucket elevator manual 2024', 'The chain of the bucket elevator is lubricated every 200 hours.', {
  score: 8,
});

async function answered(hits: (typeof old)[], asked = question): Promise<{ text: string; pieces: AnswerPiece[] }> {
  const dates = new Map([
    [old.docId, '2018-03-01'],
    [now.docId, '2024-05-01'],
  ]);
  const pieces: AnswerPiece[] = [];
  const log = { info() {}, warn() {} } as never;
  const selection = extractiveAnswerer.select?.({ question: asked, locale: 'en-US', hits }) ?? { hits };
  const input = { question: asked, locale: 'en-US', dates, signal: new AbortController().signal, log } as const;
  for await (const piece of extractiveAnswerer.write({ ...input, ...selection })) pieces.push(piece);
  return { text: pieces.flatMap((piece) => (piece.kind === 'text' ? [piece.append] : [])).join(''), pieces };
}

test('two documents that disagree are side by side, each with its date and its citation', async () => {
  const other = { ...now, title: 'Maintenance plan', docId: 'plan' };
  const { text, pieces } = await answered([old, other]);
  expect(text).toBe(
    [
      'The sources give different values. Check which one applies:',
      '',
      '| Bucket elevator manual 2018 · 2018-03-01 | Maintenance plan |',
      '|---|---|',
      '| The chain of the bucket elevator is lubricated every 500 hours. [1] | The chain of the bucket elevator is lubricated every 200 hours. [2] |',
    ].join('\n'),
  );
  expect(pieces[0]).toEqual({ kind: 'fit', fit: { value: 'direct', why: ['conflict'] } });
  const cite = pieces.find((piece) => piece.kind === 'cite');
  expect(cite).toMatchObject({ sources: [1, 2], quotes: [{ source: 1 }, { source: 2 }] });
  expect(text.slice(...(cite?.range ?? [0, 0]))).toMatch(/^\| Bucket/);
});

test('an earlier edition comes second, marked as superseded, however well it was found', async () => {
  const { text } = await answered([old, now]);
  expect(text.split('\n')).toEqual([
    'A superseded edition gives a different value:',
    '',
    '| Bucket elevator manual 2024 · 2024-05-01 | Bucket elevator manual 2018 · 2018-03-01 · superseded |',
    '|---|---|',
    expect.stringMatching(/200 hours\. \[1\] .*500 hours\. \[2\]/),
  ]);
});

test('a version number in the title names no other machine', async () => {
  const versions = [old, now].map((hit, at) => ({ ...hit, title: `Bucket elevator manual V${at + 1}.0` }));
  expect((await answered(versions)).text).toContain('V1.0 · 2018-03-01 · superseded');
});

test('rows for one condition with other figures', async () => {
  const table = (offset: string) =>
    `| Speed r/min | Offset mm |\n|---|---|\n| up to 1000 | 0.13 |\n| 1000 to 2000 | ${offset} |`;
  const hits = ['2018', '2024'].map((year) =>
    manual(`Alignment rules ${year}`, table(year === '2018' ? '0.10' : '0.06'), { headings: ['Offset of a coupling'] }),
  );
  const { text } = await answered(hits, 'Which offset of the coupling is allowed at 1500 r/min?');
  expect(text).toContain('**0.10 mm** Offset');
  expect(text).toContain('**0.06 mm** Offset');
});

test.each([
  ['the same value', 'The chain of the bucket elevator is lubricated every 500 h.'],
  ['another machine', 'The chain of the bucket elevator BE-7 is lubricated every 200 hours.'],
  ['another case', 'The chain of the bucket elevator at 900 r/min is lubricated every 200 hours.'],
  ['another statement', 'The bearings are greased every 200 hours, the chain of the bucket elevator seldom.'],
])('is none: %s', (_, text) => {
  const plan = planAnswer({ question, locale: 'en-US', hits: [old, { ...now, text }] });
  expect(plan).toMatchObject({ kind: 'answer' });
});
