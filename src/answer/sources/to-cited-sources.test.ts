import { expect, it } from 'vitest';
import type { RunCite, RunSource } from '@/stream/types';
import { toCitedSources, wordsOfClaim } from './to-cited-sources';

const source: RunSource = {
  sid: 's',
  n: 1,
  docId: 'd',
  ver: 1,
  title: 'Guide',
  headings: ['Guide', 'Limits'],
  url: null,
  kind: 'markdown',
  lang: 'en',
  kbId: 3,
  page: 2,
  span: [0, 9],
  quote: '',
  quoteHash: '0123456789abcdef',
  score: 1,
};
const glance = (quote: string) => toCitedSources([{ ...source, quote }])[0]?.quote;

it('shows words, not marks', () => {
  expect(glance('## **Hot** `x`\n- [see](https://a.example) it\n| a | b |\n| - | - |\n| 1 | 2 |')).toBe(
    'Hot x see it a b 1 2',
  );
  expect(glance('so $$Q = \\frac{a}{b}$$ holds')).toBe('so … holds');
});

it('reads short formulas as their letters, and leaves money alone', () => {
  expect(glance('with $P$ in kW, $L_{10}$ in h and $\\frac{C}{P}$ known')).toBe('with P in kW, L10 in h and … known');
  expect(glance('costs $5 or $6 a litre')).toBe('costs $5 or $6 a litre');
});

it('is a glance: short, whatever the passage is', () => {
  expect(glance('word '.repeat(5_000))?.length).toBeLessThanOrEqual(400);
});

it('names the way without the title that stands above it', () => {
  expect(toCitedSources([source])[0]).toMatchObject({ headings: ['Limits'], page: 2 });
});

it('knows the words behind a claim, of the source that is looked at', () => {
  const quote = (sid: string, words: string) => ({
    sid,
    span: [0, 1] as [number, number],
    quote: words,
    quoteHash: '0',
  });
  const cite: RunCite = {
    ...{ cid: 'c1', block: 'b1', range: [0, 9], sids: ['s'], support: 'full' },
    quotes: [quote('s', '**Stop** it.'), quote('other', 'No.'), quote('s', 'Lock it.')],
  };
  expect(wordsOfClaim([cite], [source], 'c1', 1)).toBe('Stop it. … Lock it.');
  expect(wordsOfClaim([cite], [source], 'c2', 1)).toBeUndefined();
  expect(wordsOfClaim([{ ...cite, quotes: [] }], [source], 'c1', 1)).toBeUndefined();
});
