import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeCell, type Record_, recordToDocuments } from './records';

const one = (record: Record_) => recordToDocuments(record, 'x.jsonl#3')?.[0];

describe('a page of documentation', () => {
  test('is called by its title, else by its first heading, else by its place', () => {
    expect(one({ markdown: '# A', title: 'B' })?.title).toBe('B');
    expect(one({ markdown: 'text\n\n# **A**' })?.title).toBe('A');
    expect(one({ markdown: 'text' })?.title).toBe('x.jsonl#3');
  });

  test('points to the same page in the other language', () => {
    expect(one({ doc: 'a', lang: 'zh-CN', markdown: '泵', pair: 'b' })).toMatchObject({
      source: 'a',
      lang: 'zh',
      pair: { source: 'b', lang: 'en' },
    });
    expect(one({ markdown: '泵', pair: '' })?.pair).toBeUndefined();
  });

  test.each(['javascript:alert(1)', 'file:///etc/passwd', '/manual', 7, null])('has no address like %j', (url) => {
    expect(one({ markdown: 'x', url })?.url).toBeUndefined();
  });
});

describe('an alarm', () => {
  const zh = { description: '奇异点', cause: '手腕伸直', solution: '换姿态' };

  test('is one document per language that says something, each naming the other', () => {
    const both = recordToDocuments({ id: 'a1', code: 18, zh, en: { description: 'Singularity' } }, 'x.jsonl#3');
    expect(both?.map(({ source, lang, pair }) => [source, lang, pair?.lang])).toEqual([
      ['x.jsonl#a1', 'zh', 'en'],
      ['x.jsonl#a1', 'en', 'zh'],
    ]);
    const alone = recordToDocuments({ code: 18, zh, en: { description: ' ' } }, 'x.jsonl#3');
    expect(alone?.map(({ lang, pair }) => [lang, pair])).toEqual([['zh', undefined]]);
  });

  test('code 0 is a code', () => {
    expect(one({ code: 0, zh })).toMatchObject({ codes: ['0'], title: '报警 0：奇异点' });
  });

  test('leaves out what is not there', () => {
    expect(one({ code: 1, level: null, zh: { description: '停' } })?.markdown).toBe('# 报警 1：停\n\n停');
    expect(one({ code: 1, level: 0, zh: { description: '停' } })?.markdown).toContain('**级别**：0');
  });

  test('without a word in any language is none', () => {
    expect(recordToDocuments({ code: 1, zh: null, en: {} }, 's')).toEqual([]);
  });
});

describe('a lesson', () => {
  test('has a section for each part that is told', () => {
    expect(one({ driving_event: 'A valve failed. It was old.', recommendation: 'Test valves.' })).toMatchObject({
      title: 'A valve failed.',
      description: 'A valve failed.',
      markdown:
        '# A valve failed.\n\n## Driving event\n\nA valve failed. It was old.\n\n## Recommendation\n\nTest valves.',
    });
  });

  test('a number with a point does not end its first sentence', () => {
    expect(one({ driving_event: '压力升到 1.5 MPa 后泄漏。随后停机。' })?.title).toBe('压力升到 1.5 MPa 后泄漏。');
  });
});

describe('an article', () => {
  test.each([
    [{ text: 'a' }, 'a'],
    [{ body: 'b' }, 'b'],
    [{ content: 'c' }, 'c'],
    [{ text: '', body: 'b' }, 'b'],
    [{ text: { rich: true }, content: 'c' }, 'c'],
    [{ text: null, body: ' ', content: 'c' }, 'c'],
  ])('%j is read', (record, text) => expect(one(record)).toMatchObject({ kind: 'article', markdown: text }));

  test('is called by its first sentence when it has no title', () => {
    expect(one({ text: '先停机。再挂牌。' })?.title).toBe('先停机。');
    expect(one({ text: '字'.repeat(500) })?.title).toHaveLength(120);
  });
});

test.each([{}, { text: '' }, { markdown: 5 }, { code: 1 }, { zh: {} }])('%j is no record we know', (record) =>
  expect(recordToDocuments(record, 's')).toBeNull(),
);

test('whatever a record holds, its documents have a name, text without control characters, and no strange address', () => {
  const value = fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue({ maxDepth: 2 }));
  const keys = [
    'markdown',
    'text',
    'body',
    'title',
    'lang',
    'url',
    'code',
    'zh',
    'en',
    'driving_event',
    'lesson',
    'doc',
  ];
  const record = fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: 6 });
  fc.assert(
    fc.property(record, (given) => {
      for (const { title, markdown, url, lang } of recordToDocuments(given, 's') ?? []) {
        expect(['zh', 'en']).toContain(lang);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: their absence is what is tested
        expect(title + markdown).not.toMatch(/[\u0000-\u0008\u000e-\u001f]/);
        if (url) expect(url).toMatch(/^https?:/);
      }
    }),
  );
});

test('a cell is one line that Markdown takes as it stands', () => {
  expect(escapeCell('- a\n1. b')).toBe('\\- a 1. b');
  expect(escapeCell('1. a')).toBe('\\1. a');
  expect(escapeCell('a|b*c_d`e<f[g]\\')).toBe('a\\|b\\*c\\_d\\`e\\<f\\[g\\]\\\\');
});
