import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_SAMPLES, readSamples, type SampleTable } from './read-samples';

const lines = (count: number, line: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => line(i)).join('\n');
const table = (text: string) => readSamples(text) as SampleTable;

describe('readSamples', () => {
  it.each([
    ['commas', (i: number) => `${i * 0.001},${i % 7}`],
    ['semicolons and decimal commas', (i: number) => `${(i * 0.001).toFixed(3).replace('.', ',')};${i % 7},5`],
    ['tabs', (i: number) => `${i * 0.001}\t${i % 7}`],
    ['spaces', (i: number) => `  ${(i * 0.001).toFixed(3)}   ${i % 7}`],
  ])('takes the rate from a column of times, with %s', (_, line) => {
    const read = table(lines(400, line));
    expect(read.rate).toBeCloseTo(1000, 3);
    expect(read.columns).toHaveLength(1);
    expect(read).toMatchObject({ uneven: false, filled: 0, cut: 0 });
  });

  it('reads milliseconds, names and quoted cells', () => {
    const read = table(`"t (ms)","DE horizontal [g]"\n${lines(300, (i) => `"${i * 0.5}","${i % 3}"`)}`);
    expect(read.rate).toBe(2000);
    expect(read.columns[0]?.name).toBe('DE horizontal [g]');
  });

  it('reads one number a line, with a decimal comma, below a stated rate', () => {
    const read = table(`Messung 7\n采样频率: 25.6 kHz\n${lines(300, (i) => `0,${String(i).padStart(3, '0')}`)}`);
    expect(read.rate).toBe(25_600);
    expect(read.columns[0]?.values[12]).toBeCloseTo(0.012, 9);
  });

  it('fills what is missing, and says how much', () => {
    const read = table(lines(300, (i) => (i === 100 ? '0.1,' : `${i * 0.001},${i}`)));
    expect(read.filled).toBe(1);
    expect(read.columns.at(-1)?.values[100]).toBe(99);
  });

  it('says when the steps of time are uneven', () => {
    expect(table(lines(300, (i) => `${i < 150 ? i : 2 * i},${i}`)).uneven).toBe(true);
  });

  it('cuts what is too long, and says by how much', () => {
    expect(table(lines(MOST_SAMPLES + 5, () => '1')).cut).toBe(5);
  });

  it.each([
    ['', 'empty'],
    ['\n \n', 'empty'],
    ['no numbers\nat all', 'noNumbers'],
    ['1\n2\n3', 'few'],
  ])('refuses %j as %s', (text, fault) => expect(readSamples(text)).toBe(fault));

  it('gives finite numbers or a fault for any text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string(), { maxLength: 400 }),
        fc.constantFrom(',', ';', '\t', ' '),
        (cells, separator) => {
          const read = readSamples(`${cells.join('\n')}\n${lines(260, (i) => `${i}${separator}${i % 5}`)}`);
          if (typeof read === 'string') return;
          for (const { values } of read.columns) expect(values.every(Number.isFinite)).toBe(true);
        },
      ),
      { numRuns: 100 },
    );
  });
});
