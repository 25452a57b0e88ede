import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { root } from '../setup.mjs';
import { checkAdvisories } from './advisories.mjs';
import { checkLicences, isAllowed, listLicences } from './licences.mjs';
import { thirdPartyNotices } from './notices.mjs';
import { shapes } from './secret-shapes.mjs';
import { checkSecrets, findSecrets } from './secrets.mjs';

describe('licences', () => {
  test('of everything that is installed are known and allowed', () => {
    const { count, findings } = checkLicences(root);
    expect(count).toBeGreaterThan(500);
    expect(findings).toEqual([]);
  });

  test.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['(GPL-2.0 OR (MIT AND Apache-2.0))', true],
    ['MIT AND GPL-3.0', false],
    ['GPL-3.0-only', false],
    ['AGPL-3.0', false],
    ['UNLICENSED', false],
    ['SEE LICENSE IN LICENSE', false],
    ['MIT, sort of', false],
    ['', false],
    ['(MIT', false],
  ])('%s: %s', (expression, allowed) => expect(isAllowed(expression)).toBe(allowed));

  test('a package with another licence is named with its use; ways of saying it from before the rule are read', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'mw-licences-'));
    const packages = {
      '': {},
      'node_modules/a': { version: '1.0.0', license: 'GPL-3.0' },
      'node_modules/a/node_modules/@b/c': { version: '2.0.0', licenses: [{ type: 'MIT' }, { type: 'X' }], dev: true },
      'node_modules/d': { version: '3.0.0' },
    };
    writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages }));
    expect(listLicences(folder)).toEqual([
      { name: 'a', version: '1.0.0', licence: 'GPL-3.0', use: 'product' },
      { name: '@b/c', version: '2.0.0', licence: 'MIT OR X', use: 'development' },
      { name: 'd', version: '3.0.0', licence: '', use: 'product' },
    ]);
    const { findings } = checkLicences(folder);
    expect(findings[0]).toMatch(/^a@1\.0\.0 \(product\) has the licence 'GPL-3\.0'/);
    expect(findings[1]).toMatch(/^d@3\.0\.0 \(product\) has the licence 'none'/);
    // Unused exceptions are reported too.
    expect(findings[2]).toMatch(/Take it out/);
  });
});

test('the notices hold the licence of everything that the product brings, and nothing of what only builds it', () => {
  const text = thirdPartyNotices(root);
  const listed = listLicences(root).filter(({ folder }) => folder);
  const missing = listed.filter(
    ({ use, name, version }) => use === 'product' && !text.includes(`${name} ${version} (`),
  );
  expect(missing).toEqual([]);
  expect(text).toContain('Copyright (c) Meta Platforms');
  expect(text).not.toMatch(/^vitest /m);
});

describe('secrets', () => {
  test('stand nowhere in the tree', () => expect(checkSecrets(root).findings).toEqual([]));

  // A random example of each form must be found, or the check is worthless.
  const random = fc.nat().map((seed) => {
    let state = seed;
    const next = () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state >> 8;
    };
    return (length, alphabet) => Array.from({ length }, () => alphabet[next() % alphabet.length]).join('');
  });
  test.each(shapes.map((shape) => [shape.name, shape]))('a %s is found wherever it stands in a line', (name, shape) => {
    fc.assert(
      fc.property(
        random,
        fc.constantFrom('', '  - ', 'value: "', '# '),
        fc.constantFrom('', '"', ' # why', ','),
        (text, before, after) => {
          const line = `${before}${shape.like(text)}${after}`;
          const found = findSecrets(`first\n${line}\nlast`);
          // Very rarely, random letters repeat so much that their entropy is too low.
          if (shape.entropy !== undefined && found.length === 0) return;
          expect(found.map((one) => [one.line, one.name])).toContainEqual([2, name]);
        },
      ),
    );
  });

  test.each([
    "password: 'Rolling-Mill-42'",
    'const token = newToken();',
    'apiKey: read.text("LLM_API_KEY")',
    "token: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'",
    'https://user@mill.example/path',
    ['postgres://user:', '$', '{password}@host/name'].join(''),
  ])('%s is none', (line) => expect(findSecrets(line)).toEqual([]));
});

describe('advisories', () => {
  test('serious ones are findings, others are told', () => {
    const vulnerabilities = {
      a: { name: 'a', severity: 'critical', range: '<1' },
      b: { name: 'b', severity: 'low', range: '<2' },
    };
    const { rows, findings } = checkAdvisories(root, () => ({ vulnerabilities }));
    expect([rows.length, findings]).toEqual([2, [expect.stringContaining('a <1')]]);
  });

  test.each([undefined, { message: '405 Method Not Allowed' }])(
    'a registry that says %j is no finding, and told',
    (answer) => {
      const { note, findings } = checkAdvisories(root, () => answer);
      expect([findings, note]).toEqual([[], expect.stringMatching(/no advisories/)]);
    },
  );
});
