import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addRecent, matchRecents } from './recents';

describe('addRecent', () => {
  it('puts the newest first and keeps each question once', () => {
    expect(addRecent(['Bearing  noise', '润滑'], ' bearing noise ')).toEqual(['bearing noise', '润滑']);
    expect(addRecent(['a'], '  ')).toEqual(['a']);
  });

  it('keeps at most eight, never one twice', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (texts) => {
        const recents = texts.reduce<string[]>(addRecent, []);
        expect(recents.length).toBeLessThanOrEqual(8);
        const folded = recents.map((each) => each.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase());
        expect(new Set(folded).size).toBe(recents.length);
      }),
    );
  });
});

describe('matchRecents', () => {
  it('finds by part, without what is already typed in full', () => {
    expect(matchRecents(['Bearing noise', '轴承润滑'], 'noi')).toEqual(['Bearing noise']);
    expect(matchRecents(['Bearing noise'], 'ｂearing NOISE')).toEqual([]);
    expect(matchRecents(['a', 'b'], ' ')).toEqual(['a', 'b']);
  });
});
