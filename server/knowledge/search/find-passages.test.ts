import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { passageRow, type TemporaryIndex, temporaryIndex } from '../../../tests/support/search-rows';
import { findPassages } from './find-passages';
import { readQuestion } from './question';

let temporary: TemporaryIndex;
beforeAll(async () => {
  temporary = await temporaryIndex([
    passageRow('seal', 'The mechanical seal of the pump leaks.', { title: 'Seals' }),
    passageRow('alarm', 'Overcurrent.', { title: 'Drive alarms', codes: ['F30001'] }),
    passageRow('talk', 'F30001 is a name that is spoken of here, with the pump.', { title: 'Talk' }),
    passageRow('away', 'The mechanical seal.', { kbId: 2 }),
  ]);
});
afterAll(() => temporary.remove());

const find = (raw: string, scope = [3]) =>
  findPassages(temporary.index, readQuestion(raw, temporary.index.vocabulary), { scope }, 10);

describe('findPassages', () => {
  it('gathers candidates from terms, titles and codes, each once', async () => {
    const { ranked, exact } = await find('drive alarm F30001');
    const ids = ranked.map(({ candidate }) => candidate.docId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids[0]).toBe('alarm');
    expect(ids).toContain('talk');
    expect([...exact].map(([id, { key }]) => [id, key])).toEqual([['alarm#1@1', 'F30001']]);
  });

  it('says how much of the question the best passage holds', async () => {
    expect((await find('mechanical seal')).ranked[0]?.coverage).toBeCloseTo(1);
    const [half] = (await find('mechanical gearwheels')).ranked;
    expect(half?.coverage).toBeLessThan(0.7);
  });

  it('keeps to the scope and finds nothing for unheard words', async () => {
    expect((await find('mechanical seal', [2])).ranked.map(({ candidate }) => candidate.docId)).toEqual(['away']);
    expect((await find('qqqq zzzz')).ranked).toEqual([]);
  });

  it('looks for a name among titles too, for a sentence in the texts alone', async () => {
    const { index } = temporary;
    const match = vi.spyOn(index, 'match');
    const asked = () => match.mock.calls.splice(0).map(([field]) => field);
    const name = readQuestion('mechanical seal', index.vocabulary);
    await findPassages(index, name, { scope: [3] }, 10);
    expect(asked()).toEqual(['terms', 'head']);
    const lookup = Array.from({ length: 13 }, () => 'seal');
    await findPassages(index, { ...name, lookup }, { scope: [3] }, 10);
    expect(asked()).toEqual(['terms']);
  });
});
