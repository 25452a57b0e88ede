import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { handbook } from '../knowledge/handbook';
import { searchPassages } from '../knowledge/search-passages';
import type { RunEvent } from '../knowledge/types';
import { pickQuotes } from './pick-quotes';
import { type DemoQuestion, planAnswer } from './plan-answer';
import { quoteHash } from './quote-hash';

const { index, documents } = await handbook();
const question = (query: string): DemoQuestion => ({
  query,
  locale: 'zh-CN',
  scope: [3],
  chatId: 'c',
  messageId: 'm',
  answerId: 'a',
  parentId: null,
});
const plan = async (query: string) => {
  const steps = await planAnswer(question(query), searchPassages(index, query), []);
  return steps.map(({ event }) => event);
};
const textOf = (events: RunEvent[]) =>
  events.map((event) => (event.event === 'block_patch' ? event.data.append : '')).join('');

describe('an answer of the demo', () => {
  test('numbers its events from 1 and ends with its last number', async () => {
    const events = await plan('轴承加热到多少度合适？');
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, at) => at + 1));
    expect(events[0]?.event).toBe('run_started');
    expect(events.at(-1)).toMatchObject({ event: 'deep_researcher_end', data: { status: 'done', seq: events.length } });
  });

  test('shows its sources before its text', async () => {
    const names = (await plan('OPC UA 有哪几种安全模式？')).map(({ event }) => event);
    expect(names.lastIndexOf('source_add')).toBeLessThan(names.indexOf('block_open'));
  });

  test('every claim is covered by its citation, every quote stands in its document', async () => {
    const events = await plan('How is OEE calculated?');
    const text = textOf(events);
    const cites = events.flatMap((event) => (event.event === 'cite' ? [event.data] : []));
    expect(cites.length).toBeGreaterThan(0);
    for (const { range, sids, quotes } of cites) {
      expect(text.slice(...range)).toMatch(/\[\d\]$/);
      const source = events.find((event) => event.event === 'source_add' && event.data.sid === sids[0]);
      if (source?.event !== 'source_add') throw new Error(`No source ${sids[0]}.`);
      const [quote] = quotes ?? [];
      const markdown = documents.get(source.data.docId)?.markdown ?? '';
      expect(markdown.slice(...(quote?.span ?? [0, 0]))).toBe(quote?.quote);
      expect(quote?.quoteHash).toBe(await quoteHash(quote?.quote ?? ''));
    }
  });

  test('says what to try when nothing is found', async () => {
    const events = await plan('🙂');
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'block_open', data: { id: 'b1', type: 'notice', code: 'nothing_found' } }),
    );
    expect(textOf(events)).toContain('换一种说法');
  });

  test('quotes are exact and at most three, for any question', () => {
    const word = fc.constantFrom('轴承', '温度', '泵', 'oil', 'pressure', 'alarm', 'PLC', '焊接', 'vibration', '停机');
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        const hits = searchPassages(index, words.join(' '));
        const quotes = pickQuotes(words.join(' '), hits);
        expect(quotes.length).toBeLessThanOrEqual(3);
        for (const { source, span, text } of quotes) {
          expect(documents.get(hits[source]?.docId ?? '')?.markdown.slice(...span)).toBe(text);
        }
      }),
      { numRuns: 60 },
    );
  });
});

test('a quote is known by its words, not by its white space', async () => {
  expect(await quoteHash('a  b\n c')).toBe(await quoteHash('a b c'));
  expect(await quoteHash('a b c')).toMatch(/^[0-9a-f]{16}$/);
});
