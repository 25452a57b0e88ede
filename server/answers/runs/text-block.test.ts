import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildHit } from '../../../tests/support/fake-answerer';
import { createTextBlock } from './text-block';
import { toSource } from './to-source';
import type { RunStep } from './types';

function open() {
  const steps: RunStep[] = [];
  const sources = [toSource(buildHit(), 1), toSource(buildHit({ docId: 'd2' }), 2)];
  const block = createTextBlock(
    { emit: (step: RunStep) => void steps.push(step) } as never,
    { id: 'b1', type: 'text' },
    sources,
  );
  const text = () =>
    steps.reduce(
      (all, { event, data }) => (event === 'block_patch' ? (data.clear ? '' : all) + (data.append ?? '') : all),
      '',
    );
  return { steps, block, sources, text, events: () => steps.map(({ event }) => event) };
}

describe('text', () => {
  test('a block is opened by its first letter and closed once; without a letter there is none', () => {
    const { block, events } = open();
    block.append('');
    block.append('a');
    block.append('b');
    block.close();
    expect(events()).toEqual(['block_open', 'block_patch', 'block_patch', 'block_close']);
    const empty = open();
    empty.block.close();
    expect(empty.steps).toEqual([]);
  });

  test('a character that arrives in two halves is sent as one', () => {
    const { block, steps, text } = open();
    block.append('a\ud83d');
    expect(text()).toBe('a');
    block.append('\udd27b');
    block.close();
    expect(text()).toBe('a🔧b');
    expect(steps.every((step) => JSON.stringify(step).isWellFormed())).toBe(true);
  });

  test('however it is cut, the text is the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.nat(20)), (whole, cuts) => {
        const { block, text } = open();
        const places = [0, ...cuts.filter((at) => at < whole.length).sort((a, b) => a - b), whole.length];
        for (const [index, at] of places.slice(0, -1).entries()) block.append(whole.slice(at, places[index + 1]));
        block.close();
        expect(text()).toBe(whole);
      }),
    );
  });

  test('cleared, it begins anew: nothing held back and no heading of before remains', () => {
    const { block, steps, text } = open();
    block.append('## Old\n\nx\ud83d');
    block.clear();
    block.append('## New\n\ny');
    block.close();
    expect(text()).toBe('## New\n\ny');
    const outlines = steps.flatMap(({ event, data }) =>
      event === 'outline' ? [data.items.map(({ title }) => title)] : [],
    );
    expect(outlines.at(-1)).toEqual(['New']);
  });
});

describe('citations', () => {
  const cited = (numbers: number[]) => {
    const { block, steps, sources } = open();
    const quotes = numbers.map((source) => ({ source, span: [0, 2] as [number, number], text: 'ab' }));
    block.cite({ kind: 'cite', range: [0, 5], sources: numbers, support: 'full', quotes });
    const [step] = steps;
    if (step?.event !== 'cite') throw new Error('nothing was cited');
    return { ...step.data, named: step.data.sids.map((sid) => sources.findIndex((one) => one.sid === sid) + 1) };
  };

  test('lead to the sources that were shown, with the exact words', () => {
    const { named, quotes } = cited([2, 1]);
    expect(named).toEqual([2, 1]);
    expect(quotes?.map(({ quote }) => quote)).toEqual(['ab', 'ab']);
  });

  test('a number nobody was shown is dropped with its words', () => {
    expect(cited([3, 1])).toMatchObject({ named: [1], quotes: [{ quote: 'ab' }] });
    expect(cited([0])).toMatchObject({ sids: [] });
    expect(cited([9])).not.toHaveProperty('quotes');
  });

  test('each has a name of its own', () => {
    const { block, steps } = open();
    for (let n = 0; n < 3; n += 1) block.cite({ kind: 'cite', range: [0, 1], sources: [1], support: 'partial' });
    expect(new Set(steps.map(({ data }) => (data as { cid: string }).cid)).size).toBe(3);
  });
});
