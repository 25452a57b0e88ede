import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import common from '../messages/en-US/portal/common.json';
import base from '../messages/en-US/server/base.json';
import setting from '../messages/en-US/setting.json';
import { writeNew } from './new.mjs';
import { root } from './setup.mjs';

const copy = mkdtempSync(path.join(tmpdir(), 'mw-new-'));
const made = [];
/** English texts, which the new language contains until it is translated. */
const en = { base, setting, common };
afterAll(() => rmSync(copy, { recursive: true, force: true }));

beforeAll(() => {
  const tops = ['schemas', 'server', 'src', 'setting', 'messages', 'generated', 'fixtures', 'scripts', 'docs'];
  const files = ['rooms.json', 'tsconfig.json', 'biome.json', 'package.json', '.gitignore'];
  for (const name of [...tops, ...files]) cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  execFileSync('git', ['init', '-q'], { cwd: copy });
  const add = (kind, ...words) => made.push(...writeNew(copy, kind, words).written);
  add('room', 'warehouse');
  add('call', 'warehouse/apps', 'getShelf');
  add('call', 'knowledge/documents', 'keepShelf');
  add('job', 'warehouse/clear-shelves');
  add('job', 'pictures/dust-shelves');
  add('page', 'shelf', 'engine/shelf');
  add('language', 'de-DE');
});

const run = (...args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  return status === 0 ? 'ok' : stdout + stderr;
};

test('what the recipes write is generated, linted, within its rooms, and compiles', () => {
  expect(run('scripts/generate.mjs')).toBe('ok');
  expect(run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', '--log-level=error', ...new Set(made))).toBe(
    'ok',
  );
  expect(run('scripts/lint-rooms.mjs')).toBe('ok');
  expect(run('node_modules/@typescript/native/bin/tsc', '-p', 'server', '--incremental', 'false')).toBe('ok');
  const shown = made.filter((name) => /^src\/.*(?<!\.test)\.tsx?$/.test(name));
  // The new files with their imports, but without the rest of the portal, which does not know them.
  const project = {
    extends: './tsconfig.json',
    include: ['**/*.d.ts', ...shown.map((name) => path.relative('src', name))],
  };
  writeFileSync(path.join(copy, 'src/made.json'), JSON.stringify(project));
  expect(run('node_modules/@typescript/native/bin/tsc', '-p', 'src/made.json', '--incremental', 'false')).toBe('ok');
}, 180_000);

/** The next step for a person: translates one text of a new catalogue. */
function translate(file, from, to) {
  const english = readFileSync(path.join(copy, file), 'utf8');
  expect(english).toContain(from);
  writeFileSync(path.join(copy, file), english.replace(from, to));
}

/** Imports a module of the copy, which uses the copy's languages and texts. */
const load = (file) => import(/* @vite-ignore */ path.join(copy, file));

test('a new language is spoken by server, checks of settings and portal, and stands in the list to choose from', async () => {
  translate('messages/de-DE/server/base.json', en.base.errorHandler.wrongMediaType, 'Nur JSON');
  translate('messages/de-DE/setting.json', en.setting.checkTranslations.missing, 'Fehlt');
  translate('messages/de-DE/portal/common.json', en.common.language, 'Sprache');
  expect(run('scripts/generate.mjs')).toBe('ok');

  const app = fastify();
  onTestFinished(() => app.close());
  (await load('server/base/http/request-facts.ts')).addRequestFacts(app, { mainHosts: [], hsts: 'off' });
  (await load('server/base/http/error-handler.ts')).addErrorHandler(app);
  app.post('/call', async () => ({}));
  const headers = { 'accept-language': 'de-DE,en;q=0.5', 'content-type': 'application/xml' };
  const refused = await app.inject({ method: 'POST', url: '/call', payload: '<a/>', headers });
  expect(refused.json().msg).toBe('Nur JSON');

  const { checkTranslations } = await load('setting/check-translations.ts');
  const [lacking] = checkTranslations({ name: { 'zh-CN': '泵', 'en-US': 'Pump' } });
  expect(lacking).toMatchObject({ pointer: '/name/de-DE', text: { 'de-DE': 'Fehlt' } });

  const i18n = (await load('src/i18n/create-i18n.ts')).createI18n('de-DE');
  await i18n.load('common');
  expect(i18n.t('language')).toBe('Sprache');
  expect((await load('generated/locales.ts')).LOCALES).toEqual(['zh-CN', 'en-US', 'de-DE']);
}, 60_000);

test('what is there already, or has no such name, is refused before anything is written', () => {
  expect(() => writeNew(copy, 'room', ['market'])).toThrow('server/market/index.ts');
  expect(() => writeNew(copy, 'block', ['../Evil'])).toThrow('npm run new -- block <area>/<name>');
  expect(() => writeNew(copy, 'call', ['nowhere/apps', 'getX'])).toThrow('server/nowhere/routes.ts is not there');
  expect(() => writeNew(copy, 'language', ['de-DE'])).toThrow('messages/de-DE/portal/common.json');
  expect(() => writeNew(copy, 'language', ['German'])).toThrow('npm run new -- language <tag>');
  expect(() => writeNew(copy, 'poem', [])).toThrow('npm run new -- room <name>');
});
