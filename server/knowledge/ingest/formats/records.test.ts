import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalizeText } from '../normalize-text';
import { type Record_, recordToDocuments } from './records';

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

  test('says everything else that it holds: what is known by its name, the rest as other fields', () => {
    const en = { description: 'Singularity', action: 'Change the pose', note: { author: 'QA' } };
    const record = { vendor: 'Dobot', code: 18, zh, en, model: 'CR5', advisoryNumber: 'SA-2024-017', shift: 'B' };
    const documents = recordToDocuments(record, 's') ?? [];
    expect(documents.map(({ markdown }) => markdown)).toEqual([
      [
        '# Dobot 报警 18：奇异点',
        '奇异点',
        '**原因**：手腕伸直',
        '**处理方法**：换姿态',
        '**型号**：CR5',
        '**公告编号**：SA-2024-017',
        '## 其他字段',
        '**Shift**：B',
      ].join('\n\n'),
      [
        '# Dobot alarm 18: Singularity',
        'Singularity',
        '**Solution**: Change the pose',
        '**Model**: CR5',
        '**Advisory**: SA-2024-017',
        '## Other fields',
        '**Note › Author**: QA',
        '**Shift**: B',
      ].join('\n\n'),
    ]);
    expect(documents.map(({ codes }) => codes)).toEqual(Array(2).fill(['18', 'SA-2024-017']));
  });

  test.each([
    [{ action: 'Stop.' }, '**Solution**: Stop.'],
    [{ countermeasure: 'Stop.' }, '**Solution**: Stop.'],
    [{ 对策: '停机' }, '**Solution**: 停机'],
    [{ 处理: ['停机', '挂牌'] }, '**Solution**: 停机; 挂牌'],
    [{ remedy: { first: 'Stop.' } }, '## Other fields\n\n**Remedy › First**: Stop.'],
  ])('%j is a remedy, as long as it is text', (more, line) =>
    expect(one({ code: 1, en: { description: 'Hot' }, ...more })?.markdown).toContain(line),
  );

  test('with its text on the record itself is read as one in its own language', () => {
    const record = { 厂家: '汇川', 报警号: 'E24', 含义: '母线过压', 处理: '检查制动电阻', 工位: '3#' };
    expect(one(record)).toMatchObject({
      kind: 'alarm',
      lang: 'zh',
      title: '汇川 报警 E24：母线过压',
      markdown: '# 汇川 报警 E24：母线过压\n\n母线过压\n\n**处理方法**：检查制动电阻\n\n## 其他字段\n\n**工位**：3#',
      codes: ['E24'],
    });
  });

  test('keeps what a language says that has no description', () => {
    const record = { code: 1, zh: { description: '停' }, en: { solution: 'Restart' } };
    expect(one(record)?.markdown).toContain('**En › Solution**：Restart');
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
    [{ text: {}, content: 'c' }, 'c'],
    [{ text: null, body: ' ', content: 'c' }, 'c'],
  ])('%j is read', (record, text) => expect(one(record)).toMatchObject({ kind: 'article', markdown: text }));

  test('is called by its first sentence when it has no title', () => {
    expect(one({ text: '先停机。再挂牌。' })?.title).toBe('先停机。');
    expect(one({ text: '字'.repeat(500) })?.title).toHaveLength(120);
  });
});

test.each([
  [{ id: 'ICSA-24-123-01', text: 'x' }, '**ID**: ICSA-24-123-01'],
  [{ id: 'dobot-servo-10', text: 'x', date: '2024-05-02' }, '**Date**: 2024-05-02'],
  [{ doc: 'm', markdown: 'x', tags: ['a', 'b'] }, '**Tags**: a, b'],
  [{ driving_event: 'x', lesson_id: 7 }, '**Lesson id**: 7'],
])('%j keeps what is not its text', (record, line) =>
  expect(one(record)?.markdown).toMatch(new RegExp(`x\n\n## Other fields\n\n${line.replaceAll('*', '\\*')}$`)),
);

test('an advisory is found by its number, however it is called; a sentence is no number', () => {
  const record = { text: 'x', advisory: 'ACME/24-5', cves: ['CVE-2024-1', 'CVE-2024-2'], bulletin: 'See the 2 pages' };
  expect(one(record)?.codes).toEqual(['ACME/24-5', 'CVE-2024-1', 'CVE-2024-2']);
});

test('a record that says nothing more stays as it was', () => {
  expect(one({ id: 'a/b', doc: 'a', lang: 'en', pair: 'c', title: 'T', text: 'x' })).toEqual({
    pair: { source: 'c', lang: 'zh' },
    ...{ source: 'a/b', lang: 'en', title: 'T', description: '', kind: 'article', markdown: 'x', url: undefined },
  });
});

test('what is left out is counted once for both languages', () => {
  const record = { code: 1, embedding: [1, 2], zh: { description: '停' }, en: { description: 'Stop' } };
  expect(recordToDocuments(record, 's')?.map(({ leftOut }) => leftOut)).toEqual([{ embedding: 1 }, undefined]);
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

/** Text without escapes. */
const plain = (text: string) => text.replaceAll('\\', '').replace(/\s+/g, ' ').trim();
const words = (value: unknown): string[] =>
  typeof value === 'string'
    ? [normalizeText(value)]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(words)
      : typeof value === 'number'
        ? [String(value)]
        : [];

test('no field of a record is lost unless it is counted', () => {
  const keys = ['markdown', 'text', 'body', 'title', 'description', 'lang', 'url', 'code', 'zh', 'en', 'solution'];
  const more = ['driving_event', 'id', 'doc', 'pair', '对策', 'advisory', 'vendor', 'hash', 'embedding', 'action'];
  const key = fc.oneof(fc.constantFrom(...keys, ...more), fc.string({ unit: 'grapheme' }));
  const value = fc.oneof(fc.string({ unit: 'grapheme' }), fc.jsonValue({ maxDepth: 5 }));
  const texts = fc.dictionary(fc.constantFrom('description', 'cause', 'solution', '备注'), value);
  const record = fc.record({ given: fc.dictionary(key, value), zh: fc.option(texts), en: fc.option(texts) });
  fc.assert(
    fc.property(record, ({ given, zh, en }) => {
      const whole: Record_ = { ...given, ...(zh && { zh, code: 1 }), ...(en && { en, code: 1 }) };
      const documents = recordToDocuments(whole, 's');
      if (!documents?.length) return;
      const leftOut = new Set(documents.flatMap((d) => Object.keys(d.leftOut ?? {})));
      const read = plain(
        documents
          .flatMap((d) => [d.markdown, d.title, d.description, d.source, d.lang, d.pair?.source ?? '', d.url ?? ''])
          .concat(documents.flatMap(({ codes }) => codes ?? []))
          .join('\n'),
      );
      const { zh: _zh, en: _en, id: _id, doc: _doc, pair: _pair, lang: _lang, ...other } = whole;
      const body = (lang: 'zh' | 'en') =>
        leftOut.has(lang) ? {} : typeof whole[lang] === 'object' ? whole[lang] : { [lang]: whole[lang] };
      for (const fields of [other, body('zh'), body('en')])
        for (const [name, field] of Object.entries(fields ?? {}))
          if (!leftOut.has(name)) for (const text of words(field)) expect(read).toContain(plain(text));
    }),
    { numRuns: 1_000 },
  );
});
