import pino from 'pino';
import { describe, expect, test } from 'vitest';
import { openTestStore } from '../../tests/support/store';
import { loadContract } from '../base/contract/document';
import { seedDomains } from './seed-domains';
import { createSettingCheck, maxSettingBytes } from './setting-check';
import { createSettings } from './settings';
import { publishRevision } from './store/publish-revision';

const check = createSettingCheck(loadContract());

async function open() {
  const store = await openTestStore();
  const log: Record<string, unknown>[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => void log.push(JSON.parse(line)) });
  const settings = await createSettings({ store, config: { env: 'production' }, check, log: logger });
  /** As it may get in: by hand, by an older build. */
  const force = (body: Record<string, unknown>) =>
    publishRevision(store.db, { accessDomain: 'a', body, author: 'test', message: '' });
  return { store, settings, log, logger, force };
}

describe('a setting that does not validate', () => {
  test('is not served: the last good one is, and the operator reads where and why', async () => {
    const { settings, log, force } = await open();
    const good = await force({ accessDomain: 'a', title: 'good' });
    const bad = await force({ accessDomain: 'a', title: 7, theme: { brandColor: 'red' } });
    const served = await settings.get('a');
    expect(served).toMatchObject({ revision: good, known: true, setting: { title: 'good' } });
    expect(log).toHaveLength(1);
    expect(log[0]).toMatchObject({
      domain: 'a',
      revision: bad,
      faults: expect.arrayContaining([{ pointer: '/theme/brandColor', reason: expect.stringContaining('pattern') }]),
    });
    await settings.get('a');
    expect(log).toHaveLength(1);
  });

  test('with none before it gives the neutral default', async () => {
    const { settings, log, force } = await open();
    await force({ accessDomain: 'a', logo: 'javascript:alert(1)' });
    expect(await settings.get('a')).toMatchObject({ known: false, revision: 'default' });
    expect(log[0]).toMatchObject({ pointer: '/logo' });
  });

  test('is found again further back than one look', async () => {
    const { settings, force } = await open();
    await force({ accessDomain: 'a', title: 'first' });
    for (let n = 0; n < 7; n++) await force({ accessDomain: 'a', title: n });
    expect((await settings.get('a')).setting.title).toBe('first');
  });

  test('cannot be published, and the faults say where', async () => {
    const { settings } = await open();
    const publish = (body: Record<string, unknown>) =>
      settings.publish({ accessDomain: 'a', body, author: 'x', message: '' });
    expect(await publish({ accessDomain: 'a', functionList: [1, 9] })).toMatchObject({
      faults: [{ pointer: '/functionList/1' }],
    });
    expect(await publish({ accessDomain: 'b' })).toMatchObject({ faults: [{ pointer: '/accessDomain' }] });
    expect(await settings.domains()).toEqual([]);
  });
});

test.each([
  ['pageBackgroundColor', 'url(https://x.example)'],
  ['pageBackgroundColor', '#fff;}body{display:none'],
  ['pageBackgroundImage', 'javascript:alert(1)'],
  ['logo', 'data:text/html,<script>alert(1)</script>'],
  ['logo', '//evil.example/x.png'],
  ['title', 'x'.repeat(61)],
  ['title', ''],
  ['allowLogin', 'yes'],
  ['searchScope', []],
  ['synonyms', [{ name: '泵', also: ['离心泵'] }]],
  ['synonyms', [{ name: '离心泵', also: [] }]],
  ['searchScope', [1, 1]],
  ['functionList', [0]],
  ['questionList', [{ text: 5 }]],
  ['feedbackEntrance', { url: 'vbscript:x' }],
  ['texts', { 'fr-FR': { title: 'x' } }],
  ['pages', { '/engine': { blocks: 'many' } }],
  ['pages', { '/engine': { blocks: [{ id: 'a b', type: 'x' }] } }],
])('%s: %j is refused with its pointer', (key, value) => {
  const [fault] = check({ accessDomain: 'a', [key]: value });
  expect(fault?.pointer.startsWith(`/${key}`)).toBe(true);
});

test('64 kB are fine, 10 MB are refused before they are looked at', () => {
  const size = (bytes: number) => ({ accessDomain: 'a', notes: 'x'.repeat(bytes) });
  expect(check(size(64 * 1024))).toEqual([]);
  expect(check(size(10 * 1024 * 1024))).toEqual([
    { pointer: '', reason: expect.stringContaining(String(maxSettingBytes)) },
  ]);
});

test.each([
  [{ title: 'a\u0000b' }, '/title'],
  [{ notes: { 'x/y': ['\ud800'] } }, '/notes/x~1y/0'],
  [{ '\u0000': 1 }, '/\u0000'],
])('%j cannot be stored, so it is refused', (body, pointer) => {
  expect(check({ accessDomain: 'a', ...body })).toEqual([
    { pointer, reason: expect.stringContaining('cannot be stored') },
  ]);
});

test.each([null, [], 'text', 5, undefined])('%j is no setting', (body) =>
  expect(check(body).length).toBeGreaterThan(0),
);

test('text in settings stays text, markup and all', () => {
  expect(
    check({ accessDomain: 'a', title: '<img src=x onerror=alert(1)>', logan: '</script><script>alert(1)</script>' }),
  ).toEqual([]);
});

describe('the fixture domains', () => {
  test('are seeded once, and a changed one is left alone', async () => {
    const { store, settings, logger, log } = await open();
    const seed = () => seedDomains({ store, check, log: logger });
    const seeded = await seed();
    expect(seeded).toEqual(expect.arrayContaining(['main', 'steelworks', 'broken', 'limits', 'minimal']));
    expect(log).toEqual([]);
    await settings.publish({
      accessDomain: 'main',
      body: { accessDomain: 'main', title: 'ours' },
      author: 'x',
      message: '',
    });
    expect(await seed()).toEqual([]);
    expect((await settings.get('main')).setting.title).toBe('ours');
  });
});

test('equal documents are one revision, whatever the order of their keys', async () => {
  const { store, force } = await open();
  const first = await force({ accessDomain: 'a', title: 'x' });
  await force({ accessDomain: 'a', title: 'y' });
  expect(await force({ title: 'x', accessDomain: 'a' })).toBe(first);
  const { rows } = await store.pool.query('select published from setting_pointer');
  expect(rows).toEqual([{ published: first }]);
});
