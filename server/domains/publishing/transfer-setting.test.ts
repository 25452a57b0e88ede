import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../../tests/support/app';
import { signedIn } from '../../../tests/support/operator';
import { publishRevision } from '../store/publish-revision';

const body = { title: 'Mill', accessDomain: 'a', own: { z: 1, a: 2 } };

async function open() {
  const { app, store } = await openTestApp();
  const headers = { ...(await signedIn(store)), 'accept-language': 'en' };
  await publishRevision(store.db, { accessDomain: 'a', body, author: 'x', message: '' });
  const dryRun = async (text: string) =>
    (await app.inject({ method: 'POST', url: '/api/admin/domains/a/import', headers, payload: { text } })).json().data;
  const file = async () => app.inject({ url: '/api/admin/domains/a/export', headers });
  return { store, dryRun, file };
}

test('what was exported is imported without a change, key order and all', async () => {
  const { dryRun, file } = await open();
  const answer = await file();
  expect(answer.headers).toMatchObject({
    'content-type': 'application/vnd.millwright.setting+json; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="millwright-setting-a-[0-9a-f]{8}\.json"$/),
  });
  const report = await dryRun(answer.body);
  expect(report).toMatchObject({ findings: [], changes: [], notes: [expect.stringContaining('exported by version')] });
  expect(JSON.stringify(report.setting)).toBe(JSON.stringify(body));
});

describe('a dry run', () => {
  test('shows what would change and stores nothing', async () => {
    const { dryRun, store } = await open();
    const setting = { accessDomain: 'steelworks', title: 'Steel', logo: '/nowhere.png', pages: {} };
    const text = JSON.stringify({ format: 'millwright-setting', formatVersion: 1, appBuild: '99.1.0', setting });
    expect(await dryRun(text)).toMatchObject({
      setting: { accessDomain: 'a', title: 'Steel' },
      findings: [{ kind: 'reference', pointer: '/logo' }],
      changes: [
        { pointer: '/title', kind: 'changed' },
        { pointer: '/own', kind: 'removed' },
        { pointer: '/logo', kind: 'added' },
        { pointer: '/pages', kind: 'added' },
      ],
      notes: [expect.stringContaining('newer version'), expect.stringContaining('“steelworks”')],
    });
    expect((await store.pool.query('select 1 from setting_draft')).rowCount).toBe(0);
    expect((await store.pool.query('select 1 from setting_revision')).rowCount).toBe(1);
  });

  test.each([
    ['20 MB', 'x'.repeat(20 * 1024 * 1024), 'limit is 1,024 kB'],
    ['another product’s JSON', '{"dashboard":{"panels":[]},"schemaVersion":39}', 'not a Millwright settings file'],
    ['a key __proto__', '{"accessDomain":"a","pages":{"__proto__":{"polluted":true}}}', '__proto__'],
    ['half a file', '{"format":"millwright-setting",', 'not valid JSON'],
  ])('of %s says what is wrong', async (_, text, words) => {
    const { dryRun } = await open();
    const report = await dryRun(text);
    expect(report).toMatchObject({ setting: null, changes: [], findings: [{ severity: 'error' }] });
    expect(report.findings[0].message).toContain(words);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test('of a setting from a newer build keeps what this one does not know', async () => {
    const { dryRun } = await open();
    const setting = {
      accessDomain: 'a',
      v: 9,
      hologram: { on: true },
      pages: { '/engine': { blocks: [{ id: 'x', type: 'engine/hologram', v: 3 }] } },
    };
    const report = await dryRun(
      JSON.stringify({ format: 'millwright-setting', formatVersion: 1, appBuild: '3.0.0', setting }),
    );
    expect(report.setting).toEqual(setting);
    expect(report.findings).toMatchObject([{ severity: 'warning', kind: 'unknown-block' }]);
  });
});
