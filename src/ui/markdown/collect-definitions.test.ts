import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { collectDefinitions } from './collect-definitions';

describe('link definitions of a text', () => {
  test('are found wherever they stand, and nothing else is', () => {
    const text = [
      'See [the norm][iso].',
      '',
      '[iso]: https://iso.example/10816',
      '',
      '   [far in]: </a b> "Title"',
      '    [code]: is code',
      '- [x]: no link without a place',
      'inline [a]: b',
    ].join('\n');
    expect(collectDefinitions(text)).toBe('[iso]: https://iso.example/10816\n   [far in]: </a b> "Title"');
  });

  test.each([
    ['a footnote', '[^1]: A note'],
    ['a line in a fence', '```\n[a]: /b\n```'],
    ['a line in a fence of tildes', '~~~ts\n[a]: /b\n~~~'],
    ['a line in a fence that is never closed', 'text\n\n```\n[a]: /b'],
    ['one without a place', '[a]:   \n'],
    ['a name that is a page long', `[${'x'.repeat(201)}]: /b`],
    ['a text without any', 'Nothing here'],
  ])('%s is none', (_, text) => {
    expect(collectDefinitions(text)).toBe('');
  });

  test('after a fence count again', () => {
    expect(collectDefinitions('```\n[a]: /in\n```\n[b]: /out')).toBe('[b]: /out');
  });

  test('of a flood the first two hundred count', () => {
    const flood = Array.from({ length: 1000 }, (_, at) => `[${at}]: /${at}`).join('\n');
    expect(collectDefinitions(flood).split('\n')).toHaveLength(200);
  });

  test('are lines of the text itself, and collected once more they are the same', () => {
    const line = fc.oneof(
      fc.constantFrom('```', '~~~', '[a]: /b', '[^n]: note', '    [c]: /d', ''),
      fc.string({ maxLength: 12 }),
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const found = collectDefinitions(lines.join('\n'));
        for (const each of found.split('\n').filter(Boolean)) expect(lines.join('\n')).toContain(each);
        expect(collectDefinitions(found)).toBe(found);
      }),
    );
  });
});
