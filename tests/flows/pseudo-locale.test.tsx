import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { I18n } from '@/i18n/i18n';
import type { Locale } from '../../generated/locales';
import admin from '../../messages/en-US/portal/admin.json';
import common from '../../messages/en-US/portal/common.json';
import home from '../../messages/en-US/portal/home.json';
import type { Dictionary } from '../../setting/messages/format-message';
import { answerByMocks, renderReady, soon } from '../support/portal-flow';
import { outsideBrackets, pseudo, pseudoText } from '../support/pseudo';
import { fixtureDomain } from '../support/render-portal';
import { forgetPerson, neverAskToJoin } from '../support/sign-in';

const files = import.meta.glob<Dictionary>('../../messages/en-US/portal/*.json', { import: 'default' });
const load = async (name: string) => pseudo((await files[`../../messages/en-US/portal/${name}.json`]?.()) ?? {});
const i18nOf = (locale: Locale) => new I18n(locale, (_, name) => load(name));

/** Not translated: the languages' own names, names of keys, and of programs. */
const FIXED = new Set(['中文', 'English', 'Ctrl K', 'curl', 'TypeScript', 'Python']);

answerByMocks();
beforeEach(forgetPerson);
beforeEach(neverAskToJoin);

/** The bodies of all responses; text on the page that occurs in them is data. */
let data = '';
beforeEach(() => {
  data = JSON.stringify(fixtureDomain('main'));
  const { json, text } = Response.prototype;
  vi.spyOn(Response.prototype, 'json').mockImplementation(async function (this: Response) {
    const body = await json.call(this);
    data += JSON.stringify(body);
    return body;
  });
  vi.spyOn(Response.prototype, 'text').mockImplementation(async function (this: Response) {
    const body = await text.call(this);
    data += body;
    return body;
  });
});
afterEach(() => vi.restoreAllMocks());

/** Excerpts leave out the marks and empty lines between the lines of a text. */
const isData = (text: string) => text.split('\n').every((line) => data.includes(JSON.stringify(line).slice(1, -1)));

function textsOnPage(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // Intl formats the dates in `time` elements.
    const element = node instanceof Element ? node : node.parentElement;
    if (!element || element.closest('style, script, time, pre, code')) continue;
    if (node === element) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(element.getAttribute(name) ?? '');
    } else texts.push(node.textContent ?? '');
  }
  return texts;
}

/** Visible text that comes neither from a catalogue nor from data. */
function hardCoded(): string[] {
  const left = textsOnPage()
    .map(outsideBrackets)
    .filter((text) => /\p{L}{2}/u.test(text));
  return [...new Set(left)].filter((text) => !FIXED.has(text) && !isData(text));
}

async function settled() {
  await waitFor(() => expect(document.querySelector('main')?.textContent).toContain('⟦'), soon);
  await act(async () => new Promise((done) => setTimeout(done, 800)));
}

describe('every text that people read is from a catalogue, or data', () => {
  test.each([
    '/engine',
    '/login',
    '/404',
    '/qa-list',
    '/qa',
    '/agreement/service',
    '/agreement/privacy',
    '/center/app',
    '/mission',
    '/developerPlatform',
    '/assistant',
    '/undo-change',
    '/invitation',
  ])('%s', async (path) => {
    await renderReady({ path, locale: 'en-US', i18nOf });
    await settled();
    expect(hardCoded()).toEqual([]);
  });

  test.each([
    '/admin',
    '/admin/new',
    '/admin/domains/steelworks/files',
    '/admin/audit',
    '/admin/outbox',
    '/admin/registrations',
    '/admin/accounts',
  ])('%s', async (path) => {
    await import('@/admin/Admin');
    await renderReady({ path, locale: 'en-US', i18nOf });
    await settled();
    expect(hardCoded()).toEqual([]);
  });

  /** Each test opens two dialogs, which load on demand. */
  const patient = { timeout: 60_000 };

  /** Opens a dialog with this button and waits for its text. */
  async function open(name: string) {
    await userEvent.click((await screen.findAllByRole('button', { name: pseudoText(name) }, soon))[0] as HTMLElement);
    await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('⟦'), soon);
    expect([name, hardCoded()]).toEqual([name, []]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), soon);
  }

  test('what opens over the home page', patient, async () => {
    await renderReady({ path: '/engine', locale: 'en-US', i18nOf });
    await settled();
    await open(home.search.picture);
    await open(common.header.signIn);
  });

  test('what opens over the workbench', patient, async () => {
    await import('@/admin/Admin');
    await renderReady({ path: '/admin', locale: 'en-US', i18nOf });
    await settled();
    await open(admin.palette.open);
  });
});
