import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { json } from '../../tests/support/arbitrary-setting';
import { loadContract } from '../base/contract/document';
import { packageRoot } from '../base/package-root';
import { escapeJson } from '../base/text/escape-html';
import { createExplainedCheck, createSettingCheck, maxSettingBytes } from './setting-check';

const contract = loadContract();
const check = createSettingCheck(contract);
const explain = createExplainedCheck(contract);
const pointers = (body: unknown) => check(body).map(({ pointer }) => pointer);

describe('size and depth', () => {
  test('the limit itself is taken, a byte more is not, whatever the letters are', () => {
    const room = maxSettingBytes - Buffer.byteLength(JSON.stringify({ accessDomain: 'a', notes: '' }));
    const notes = (bytes: number) => ({ accessDomain: 'a', notes: '泵'.repeat(bytes / 3) + 'x'.repeat(bytes % 3) });
    expect(check(notes(room))).toEqual([]);
    expect(check(notes(room + 1))).toEqual([
      { pointer: '', reason: `has ${maxSettingBytes + 1} bytes; at most ${maxSettingBytes} are taken` },
    ]);
  });

  test.each([
    ['lists in lists', `{"accessDomain":"a","notes":${'['.repeat(60_000)}${']'.repeat(60_000)}}`],
    ['objects in objects', `{"accessDomain":"a","notes":${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}}`],
    [
      'rules in rules',
      `{"accessDomain":"a","pages":{"/engine":{"blocks":[{"id":"a","type":"a/b","show":${'{"not":'.repeat(20_000)}{"role":["personal"]}${'}'.repeat(20_000)}}]}}}`,
    ],
  ])('%s, deeper than anybody looks, are a fault and no crash', (_name, text) => {
    expect(check(JSON.parse(text))).toEqual([{ pointer: '', reason: expect.stringContaining('nested') }]);
  });
});

describe('the faults', () => {
  test('lead to the very place, through keys with slashes', () => {
    const node = { id: 'a', type: 'engine/hero', show: { role: ['king'] } };
    expect(pointers({ accessDomain: 'a', pages: { '/q/:id': { blocks: [node] } } })).toEqual([
      '/pages/~1q~1:id/blocks/0/show/role/0',
    ]);
  });

  test('are a few of many, each once', () => {
    const questions = Array.from({ length: 30 }, () => ({ text: 5 }));
    const found = check({ accessDomain: 'a', questionList: questions });
    expect(found.length).toBeLessThanOrEqual(20);
    expect(new Set(found.map((fault) => JSON.stringify(fault))).size).toBe(found.length);
  });

  test('are told in both languages', () => {
    for (const { text } of explain({ accessDomain: 'a', title: 7, functionList: [9], searchScope: [] })) {
      expect(text['zh-CN']).toMatch(/\p{Script=Han}/u);
      expect(text['en-US']).not.toMatch(/\p{Script=Han}/u);
    }
  });

  test('of one choice name what is wrong, not that nothing fits', () => {
    expect(check({ accessDomain: 'a', logo: 'javascript:alert(1)' }).map(({ reason }) => reason)).not.toContain(
      'must match a schema in anyOf',
    );
  });
});

/** The document once for each text in it, with that text replaced. */
function* withEachText(value: unknown, text: string, at = ''): Generator<[pointer: string, value: unknown]> {
  if (typeof value === 'string') yield [at, text];
  else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      for (const [pointer, changed] of withEachText(
        part,
        text,
        `${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`,
      )) {
        yield [pointer, Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed }];
      }
    }
  }
}

describe('in every text of a setting that has all of them', () => {
  const limits = JSON.parse(readFileSync(join(packageRoot, 'fixtures/domains/limits.json'), 'utf8'));

  test('a script is refused at that very place, or written so that it stays text', () => {
    const script = '</script><script>alert(1)</script>';
    let kept = 0;
    for (const [pointer, setting] of withEachText(limits, script)) {
      const faults = pointers(setting);
      // A choice of several forms may name its own place as well.
      for (const fault of faults) expect([pointer, pointer.startsWith(fault)]).toEqual([pointer, true]);
      if (faults.length > 0) continue;
      kept += 1;
      expect(escapeJson(setting)).not.toContain('<');
    }
    expect(kept).toBeGreaterThan(100);
  });

  test('ten thousand characters are refused at that very place, unless nobody reads it', () => {
    let refused = 0;
    for (const [pointer, setting] of withEachText(limits, 'x'.repeat(10_000))) {
      const faults = pointers(setting);
      for (const fault of faults) expect([pointer, pointer.startsWith(fault)]).toEqual([pointer, true]);
      if (faults.length > 0) refused += 1;
    }
    expect(refused).toBeGreaterThan(100);
  });
});

test('keys we do not know are kept, at every depth that a person may extend', () => {
  expect(check({ accessDomain: 'a', ours: { deep: [1, { x: null }] }, theme: { mode: 'dark' } })).toEqual([]);
});

test('whatever arrives is a setting or a list of faults whose pointers are pointers', () => {
  const fields = fc.constantFrom(
    'title',
    'logan',
    'theme',
    'pages',
    'texts',
    'searchScope',
    'questionList',
    'header',
    'x',
  );
  const body = fc.oneof(
    json,
    fc.dictionary(fields, json, { maxKeys: 5 }).map((own) => ({ accessDomain: 'a', ...own })),
  );
  fc.assert(
    fc.property(body, (given) => {
      for (const { pointer, reason } of check(given)) {
        expect(pointer).toMatch(/^(?:\/(?:[^~/]|~[01])*)*$/);
        expect(reason).not.toBe('');
      }
    }),
  );
});
