import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import en from '../../messages/en-US/portal/admin.json';
import editor from '../../messages/en-US/portal/admin-editor.json';
import preview from '../../messages/en-US/portal/admin-preview.json';
import chinese from '../../messages/zh-CN/portal/admin-editor.json';
import { expectAccessible } from '../support/accessible';
import { asOperator, becomeOperator } from '../support/as-operator';
import { at, expectQuiet, quietly, sharedBrowser } from '../support/e2e';
import { insidePreview } from '../support/preview-frame';
import { callAdmin, newDomain, publishAs } from '../support/workbench';

const { open } = sharedBrowser();
const english = { locale: 'en-US' };
const dictionaries = { 'en-US': editor, 'zh-CN': chinese };
let made = 0;

/** Opens the editor on a domain for this test alone. */
async function openEditor(page: Page, query = 'page=/engine&lang=en-US', locale = 'en-US'): Promise<string> {
  made += 1;
  const domain = `editor-${made}`;
  await becomeOperator(page, at('main', ''), locale);
  await newDomain(page, domain);
  await page.goto(at('main', `/admin/domains/${domain}?${query}`));
  await page.locator('[data-field="/title"] input').waitFor();
  return domain;
}

const title = (page: Page) => page.locator('[id="field_texts_en-US_title"]');
const heading = async (page: Page, name: string) =>
  (await insidePreview(page)).getByRole('heading', { level: 1, name, exact: true }).waitFor();
/** The server's draft after the next automatic save, with keys in order. */
async function savedDraft(page: Page, domain: string): Promise<string> {
  await page.getByText(editor.save.saved).waitFor();
  return JSON.stringify((await callAdmin(page, 'GET', `/domains/${domain}`)).data.draft.body);
}
const rows = (page: Page) => page.locator('[data-row^="/pages/"]');
const ids = async (page: Page) =>
  (await insidePreview(page))
    .locator('main [data-block]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-block')));

describe('one history', () => {
  it('takes back what form, JSON and drag did, to the order of keys, and does it again', {
    timeout: 90_000,
  }, async () => {
    await quietly(await open(english), async (page) => {
      const domain = await openEditor(page);
      const draft = async () => (await callAdmin(page, 'GET', `/domains/${domain}`)).data.draft;
      await page.getByRole('button', { name: editor.view.both, exact: true }).click();
      await title(page).fill('By form');
      await heading(page, 'By form');
      const json = page.locator('.cm-content');
      await json.getByText('"By form"').click();
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.type(' and JSON');
      await heading(page, 'By form and JSON');
      expect(await title(page).inputValue()).toBe('By form and JSON');
      const before = await ids(page);
      await rows(page).nth(3).dragTo(rows(page).nth(0));
      await expect.poll(() => ids(page)).not.toEqual(before);
      const end = await savedDraft(page, domain);
      expect(end).toContain('By form and JSON');
      const undo = page.getByRole('button', { name: editor.undo });
      while (await undo.isEnabled()) await undo.click();
      await expect.poll(() => ids(page)).toEqual(before);
      // What says the same as the live setting is no draft: the server drops it.
      await expect.poll(draft, { timeout: 10_000 }).toBeNull();
      const redo = page.getByRole('button', { name: editor.redo });
      while (await redo.isEnabled()) await redo.click();
      await expect.poll(() => ids(page)).not.toEqual(before);
      expect(await savedDraft(page, domain)).toBe(end);
    });
  });

  it('blocks are moved by keys, on the page beside them', async () => {
    await quietly(await open(english), async (page) => {
      await openEditor(page);
      const [first, second] = await ids(page);
      await rows(page).nth(0).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Alt+ArrowDown');
      await expect.poll(async () => (await ids(page)).slice(0, 2)).toEqual([second, first]);
      await page.keyboard.press('Control+z');
      await expect.poll(async () => (await ids(page)).slice(0, 2)).toEqual([first, second]);
    });
  });

  it('half-typed JSON leaves the last valid page, and says so', async () => {
    await quietly(await open(english), async (page) => {
      await openEditor(page);
      await title(page).fill('Still here');
      await page.getByRole('button', { name: 'JSON', exact: true }).click();
      await page.locator('.cm-content').click();
      await page.keyboard.press('Control+Home');
      await page.keyboard.type('{"a":');
      await page.getByText(preview.banner.stale).waitFor();
      await heading(page, 'Still here');
      expect(await page.getByRole('button', { name: editor.publish.review }).getAttribute('aria-disabled')).toBe(
        'true',
      );
    });
  });
});

describe('a link', () => {
  it('opens exactly the same view elsewhere, draft included', async () => {
    const watched = await open({ ...english, permissions: ['clipboard-read', 'clipboard-write'] });
    await quietly(watched, async (page) => {
      await openEditor(page, 'page=/qa&width=390&lang=en-US&theme=dark&role=personal&state=empty');
      await title(page).fill('Only in the link');
      await page.getByRole('button', { name: preview.link.copy }).click();
      await page.getByText(preview.link.copied).waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      await quietly(await open(english), async (other) => {
        await asOperator(other, link);
        const frame = await insidePreview(other);
        await other.getByText(editor.link.draft).waitFor();
        expect(await title(other).inputValue()).toBe('Only in the link');
        expect(await frame.evaluate(() => [innerWidth, document.documentElement.dataset.mode])).toEqual([390, 'dark']);
        expect(new URL(other.url()).search).toBe(new URL(link).search);
      });
    });
  });
});

describe('with keys alone', () => {
  it('the form is at most eight tab stops away, and F6 leads from pane to pane', async () => {
    await quietly(await open(english), async (page) => {
      await openEditor(page);
      await title(page).fill('With a draft');
      await page.getByRole('button', { name: editor.state.discard }).waitFor();
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      const inForm = () => page.evaluate(() => document.activeElement?.closest('[data-form]') !== null);
      const passed: string[] = [];
      while (!(await inForm()) && passed.length < 20) {
        await page.keyboard.press('Tab');
        passed.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80) ?? ''));
      }
      // The last press lands in the form.
      expect(passed.length - 1, passed.join('\n')).toBeLessThanOrEqual(8);
      const pane = () => page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-pane]')?.dataset.pane);
      for (const [keys, expected] of [
        ['F6', 'preview'],
        ['F6', 'outline'],
        ['Shift+F6', 'preview'],
        ['Shift+F6', 'edit'],
      ] as const) {
        await page.keyboard.press(keys);
        await expect.poll(pane).toBe(expected);
      }
    });
  });

  it('a block is picked on the page, and the shortcuts are listed', async () => {
    await quietly(await open(english), async (page) => {
      await openEditor(page);
      const frame = await insidePreview(page);
      // What is typed into a field is text.
      await title(page).press('?');
      expect(await page.getByRole('dialog').count()).toBe(0);
      await page.keyboard.press('F6');
      await page.getByRole('button', { name: preview.pick.button }).focus();
      await page.keyboard.press('Enter');
      const list = page.getByRole('listbox', { name: preview.pick.title });
      const active = () =>
        page.evaluate(() => {
          const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
          return document.getElementById(id)?.textContent;
        });
      const before = await active();
      await page.keyboard.press('ArrowDown');
      await expect.poll(active).not.toBe(before);
      await page.keyboard.press('Shift+Tab');
      await expect.poll(active).toBe(before);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await list.waitFor({ state: 'detached' });
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(preview.pick.button);
      await page.keyboard.press('Enter');
      while (!(await active())?.startsWith('Questions')) await page.keyboard.press('Tab');
      await frame.locator('[data-preview-outline=chosen] > div').first().waitFor();
      await page.keyboard.press('Enter');
      await page.locator('[data-row=questionList][aria-current]').waitFor();
      const inForm = () => page.evaluate(() => document.activeElement?.closest('[data-form]') !== null);
      await expect.poll(inForm).toBe(true);
      await page.getByRole('button', { name: editor.view.form, exact: true }).focus();
      await page.keyboard.press('?');
      const help = page.getByRole('dialog', { name: en.shortcuts.title });
      await help.getByText(en.shortcuts.does.moveBlock, { exact: true }).waitFor();
      await help.evaluate((dialog) =>
        Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      );
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await help.waitFor({ state: 'detached' });
    });
  });
});

describe('the page', () => {
  it('leads to the field, is explained, and works when asked to', async () => {
    await quietly(await open(english), async (page) => {
      const domain = await openEditor(page);
      const frame = await insidePreview(page);
      await frame.locator('[data-block=questions] a').first().click();
      await page.locator('[data-pointer="/questionList/0/text"]').waitFor();
      await frame.getByRole('heading', { level: 1 }).click({ modifiers: ['Alt'] });
      const card = page.getByRole('region', { name: preview.explain.title });
      await card.getByText('/texts/en-US/title').waitFor();
      await card.getByText(preview.layer.domain).waitFor();
      await card.getByText(/operator, .*\d{4}.*Copy for a test/).waitFor();
      await card.getByRole('button', { name: preview.explain.close }).click();
      // The author is also shown for a field that does not appear on the page.
      await page.locator('[data-row=access]').click();
      await page.locator('[data-field="/allowLogin"] input').focus();
      await page.getByRole('button', { name: preview.explain.button }).click();
      await card.getByText('/allowLogin', { exact: true }).waitFor();
      await card.getByText(/operator, .*\d{4}.*Copy for a test/).waitFor();
      await card.getByRole('button', { name: preview.explain.close }).click();
      await page.getByRole('button', { name: preview.mode.use }).click();
      await frame.locator('[data-block=questions] a').first().click();
      await page.waitForURL(/page=%2Fq/);
      expect(page.url()).toContain(`/admin/domains/${domain}`);
    });
  });
});

describe('a crash', () => {
  it('loses nothing that was typed a second ago', async () => {
    const watched = await open(english);
    const { page } = watched;
    const domain = await openEditor(page);
    await title(page).fill('Before the crash');
    // Saved in this browser after 0.8 s, on the server only after 3 s.
    await page.getByText(editor.save.local).waitFor();
    const line = await page.context().newCDPSession(page);
    line.send('Page.crash').catch(() => undefined);
    await page.waitForEvent('crash');
    const again = await page.context().newPage();
    await again.goto(at('main', `/admin/domains/${domain}?lang=en-US`));
    await again.getByRole('button', { name: editor.restore.take }).click();
    expect(await title(again).inputValue()).toBe('Before the crash');
    await heading(again, 'Before the crash');
    await watched.close();
  });
});

describe('a database that is away', () => {
  it('costs nothing that was typed: the draft says where it is, is sent by itself later, and is published then', {
    timeout: 90_000,
  }, async () => {
    const watched = await open(english);
    const { page } = watched;
    const domain = await openEditor(page);
    const head = async () => (await callAdmin(page, 'GET', `/domains/${domain}`)).data.head;
    const before = await head();
    const msg = 'The database is temporarily unavailable. Try again in 2 seconds.';
    const away = { status: 503, json: { code: 503, msg, data: { retryAfterMs: 2000 } } };
    const calls = new RegExp(`/api/admin/domains/${domain}/(draft|publish)$`);
    await page.route(calls, (route) => route.fulfill(away));
    await title(page).fill('Typed while it was away');
    await page.getByText(editor.save.failed.replace('{reason}', msg)).waitFor();
    await page.getByRole('button', { name: editor.publish.review }).click();
    await page.getByLabel(en.publish.why).fill('Night shift');
    // Another test covers the appearance of the pages.
    await page.getByRole('button', { name: en.look.skip }).click();
    await page.getByRole('button', { name: en.publish.go }).click();
    await page.getByText(en.publish.failed).waitFor();
    expect(await head()).toBe(before);
    await page.unroute(calls);
    // The draft reaches the server without another key press.
    await expect
      .poll(async () => (await callAdmin(page, 'GET', `/domains/${domain}`)).data.draft?.body.texts)
      .toMatchObject({
        'en-US': { title: 'Typed while it was away' },
      });
    await page.getByRole('button', { name: en.publish.go }).click();
    await page.getByRole('heading', { name: en.published.title }).waitFor();
    expect(await head()).not.toBe(before);
    expect(watched.problems.filter((line) => !line.includes('503'))).toEqual([]);
    await watched.close();
  });
});

describe('before publishing', () => {
  it('what was found on the pages is listed, and leads to where it was seen', { timeout: 90_000 }, async () => {
    const watched = await open(english);
    const { page } = watched;
    const domain = await openEditor(page);
    const blocks = [
      { id: 'hero', type: 'engine/hero', v: 1 },
      { id: 'crash', type: 'layout/crash-test', v: 1, props: { message: 'on purpose' } },
    ];
    const { data } = await callAdmin(page, 'GET', `/domains/${domain}`);
    const body = { ...data.body, pages: { '/engine': { v: 1, blocks } } };
    await callAdmin(page, 'PUT', `/domains/${domain}/draft`, { base: data.head, body });
    await page.reload();
    await page.getByRole('button', { name: editor.publish.review }).click();
    const drawer = page.getByRole('dialog');
    const line = drawer.locator('li').filter({ hasText: preview.finding.console }).first();
    await line.waitFor({ timeout: 60_000 });
    await drawer.getByRole('heading', { name: en.look.title }).waitFor();
    await page.waitForFunction(() => !document.querySelector('[role=dialog] [aria-busy=true]'), undefined, {
      timeout: 60_000,
    });
    expect(await drawer.getByRole('button', { name: en.publish.go }).getAttribute('aria-disabled')).toBe('true');
    await line.getByRole('button', { name: en.change.jump }).click();
    await page.waitForURL(/width=390/);
    // The block crashes on purpose, which the browser reports.
    const others = watched.problems.filter((line) => !/on purpose|crash-test/.test(line));
    expect(others).toEqual([]);
    await watched.close();
  });

  it('what somebody else published is merged and listed; what both changed is shown on the page', {
    timeout: 90_000,
  }, async () => {
    const watched = await open(english);
    const { page } = watched;
    const domain = await openEditor(page);
    await title(page).fill('My title');
    await page.locator('[data-field="/logan"] textarea').fill('My slogan');
    const { data } = await callAdmin(page, 'GET', `/domains/${domain}`);
    const theirs = { ...data.body.texts, 'en-US': { ...data.body.texts['en-US'], title: 'Their title' } };
    await publishAs(page, domain, { texts: theirs, allowLogin: false }, 'Their work');
    await page.getByRole('button', { name: editor.publish.review }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('button', { name: en.look.skip }).click();
    await drawer.getByLabel(/^Reason/).fill('Mine');
    await drawer.getByRole('button', { name: en.publish.go }).click();
    await drawer.getByText(/You both changed one thing/).waitFor();
    await drawer.getByText('1 of their changes was merged').waitFor();
    for (const side of ['theirs', 'mine'] as const)
      await drawer.getByRole('img', { name: en.conflict.picture.replace('{side}', en.conflict[side]) }).waitFor();
    await expectAccessible(page);
    await drawer.getByRole('radio', { name: /^Theirs/ }).check();
    await drawer.getByRole('button', { name: en.look.skip }).click();
    await drawer.getByRole('button', { name: en.publish.go }).click();
    await drawer.getByRole('heading', { name: en.published.title }).waitFor();
    const now = (await callAdmin(page, 'GET', `/domains/${domain}`)).data.body;
    expect([now.texts['en-US'].title, now.logan, now.allowLogin]).toEqual(['Their title', 'My slogan', false]);
    // The browser reports only the refusal itself.
    watched.problems.splice(0, watched.problems.length, ...watched.problems.filter((line) => !line.includes('409')));
    expectQuiet(watched);
    await watched.close();
  });

  it('the matrix draws what was typed a moment ago, changed views first', { timeout: 60_000 }, async () => {
    await quietly(await open(english), async (page) => {
      await openEditor(page);
      await title(page).fill('Typed a moment ago');
      await page.getByRole('link', { name: en.tab.matrix }).click();
      await page.locator('[data-draft=browser], [data-draft=server]').waitFor();
      // One view suffices; the last of each axis stays selected.
      for (const axis of await page.getByRole('group').all()) {
        const pressed = axis.locator('button[aria-pressed=true]');
        while ((await pressed.count()) > 1) await pressed.nth(1).click();
      }
      await page.getByRole('button', { name: 'English' }).click();
      await page.getByRole('heading', { name: preview.matrix.changed.replace('{count}', '1') }).waitFor();
      await page.getByRole('button', { name: 'Check 2 views' }).click();
      await page.waitForFunction(() => document.querySelectorAll('[data-verdict=fine]').length === 2);
      await page.locator('[data-verdict]').first().click();
      // The matrix's own frames are gone once the editor is shown.
      await title(page).waitFor();
      await heading(page, 'Typed a moment ago');
    });
  });
});

describe.each([
  // Language does not affect colours, and colours do not affect widths, so two combinations cover all eight.
  ['zh-CN', 1440, 'light'],
  ['en-US', 390, 'dark'],
] as const)('the editor in %s, %i px, %s', (locale, width, colorScheme) => {
  it('is accessible and fits', async () => {
    await quietly(await open({ locale, colorScheme, viewport: { width, height: 844 } }), async (page) => {
      await openEditor(page, undefined, locale);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      // On a phone the panes are shown one at a time.
      for (const pane of await page
        .getByRole('group', { name: dictionaries[locale].pane.label })
        .getByRole('button')
        .all()) {
        await pane.click();
        await expectAccessible(page);
      }
    });
  });
});
