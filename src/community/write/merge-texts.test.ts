import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeTexts } from './merge-texts';

describe('two versions of a draft', () => {
  test.each([
    ['one of them unchanged', 'a\n\nb', 'a\n\nb', 'a\n\nc', 'a\n\nc'],
    ['other places', 'a\n\nb\n\nc', 'A\n\nb\n\nc', 'a\n\nb\n\nC', 'A\n\nb\n\nC'],
    ['the same place', 'a\n\nb\n\nc', 'a\n\nmine\n\nc', 'a\n\ntheirs\n\nc', 'a\n\nmine\n\ntheirs\n\nc'],
    ['added by both at the end', 'a', 'a\n\nmine', 'a\n\ntheirs', 'a\n\nmine\n\ntheirs'],
    ['removed by one', 'a\n\nb\n\nc', 'a\n\nc', 'a\n\nb\n\nc\n\nd', 'a\n\nc\n\nd'],
    ['nothing known before', '', 'mine', 'theirs', 'mine\n\ntheirs'],
  ])('%s', (_, base, mine, theirs, merged) => expect(mergeTexts(base, mine, theirs)).toBe(merged));

  const texts = fc.array(fc.constantFrom('a', 'b', 'c', 'line\nline', '- x'), { maxLength: 8 });
  const edits = fc.array(fc.tuple(fc.nat(8), fc.constantFrom('keep', 'drop', 'add')), { maxLength: 8 });
  /** A version with blocks of its own, so that each can be found again. */
  const edit = (blocks: string[], steps: [number, string][], name: string) => {
    const next = [...blocks];
    for (const [index, [at, how]] of steps.entries()) {
      if (how === 'drop') next.splice(at % (next.length || 1), 1);
      if (how === 'add') next.splice(at % (next.length + 1), 0, `${name} ${index}`);
    }
    return next.join('\n\n');
  };

  test('no typed line is lost', () => {
    fc.assert(
      fc.property(texts, edits, edits, (base, own, other) => {
        const [mine, theirs] = [edit(base, own, 'mine'), edit(base, other, 'theirs')];
        const merged = mergeTexts(base.join('\n\n'), mine, theirs).split(/\n{2,}/);
        const typed = [...mine.split(/\n{2,}/), ...theirs.split(/\n{2,}/)].filter((line) => / \d$/.test(line));
        for (const line of typed) expect(merged.filter((one) => one === line)).toHaveLength(1);
      }),
    );
  });
});
