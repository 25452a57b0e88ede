import { afterEach, describe, expect, it, vi } from 'vitest';
import { isMet, percentile, report, table } from './report';

describe('report', () => {
  afterEach(() => {
    process.exitCode = undefined;
  });

  it('prints every column and lines them up, Chinese names too', () => {
    const lines = table([
      { figure: 'hit@5 中文', value: 0.81234, min: 0.8, peer: 0.71, peerName: 'plain BM25' },
      { figure: 'p95', value: 12, unit: 'ms', max: 20 },
    ]).split('\n');
    expect(lines).toEqual([
      '| figure     | value | budget  | peer or limit   | ratio  | verdict |',
      '|------------|-------|---------|-----------------|--------|---------|',
      '| hit@5 中文 | 0.812 | ≥ 0.8   | 0.71 plain BM25 | 1.14 × | met     |',
      '| p95        | 12 ms | ≤ 20 ms | –               | –      | met     |',
    ]);
  });

  it('fails the process when one budget is missed, and only then', () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    expect(report('a', [{ figure: 'x', value: 1 }])).toBe(true);
    expect(process.exitCode).toBeUndefined();
    expect(report('b', [{ figure: 'x', value: 3, max: 2 }])).toBe(false);
    expect(process.exitCode).toBe(1);
    expect(log.mock.calls.flat().join('\n')).toContain('MISSED');
  });

  it('takes what could not be measured for a miss', () => {
    expect(isMet({ figure: 'x', value: Number.NaN, max: 1 })).toBe(false);
  });
});

describe('percentile', () => {
  it('answers the nearest rank', () => {
    const sample = Array.from({ length: 100 }, (_, at) => 100 - at);
    expect([percentile(sample, 0.5), percentile(sample, 0.95), percentile(sample, 1)]).toEqual([50, 95, 100]);
    expect(percentile([7], 0.95)).toBe(7);
    expect(percentile([], 0.95)).toBeNaN();
  });
});
