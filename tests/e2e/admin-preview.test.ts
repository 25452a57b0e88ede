import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import en from '../../messages/en-US/portal/admin-preview.json';
import { PREVIEW_LINE } from '../../src/admin/preview/protocol';
import { asOperator } from '../support/as-operator';
import { at, expectQuiet, quietly, sharedBrowser } from '../support/e2e';
import { words } from '../support/portal-page';
import { insidePreview } from '../support/preview-frame';

const { open } = sharedBrowser();
const VIEW = '/admin/fixtures/view';

const english = { locale: 'en-US' };

describe('the preview', () => {
  it('shows another domain than the host’s, from its setting alone, in the size of the device', async () => {
    await quietly(await open(english), async (page) => {
      await asOperator(page, at('main', `${VIEW}?of=steelworks&lang=zh-CN&width=390`));
      const frame = await insidePreview(page);
      await frame.getByRole('heading', { level: 1 }).waitFor();
      expect(await frame.evaluate(() => [innerWidth, document.documentElement.lang])).toEqual([390, 'zh-CN']);
      expect(await frame.evaluate(() => document.documentElement.dataset.mode)).toBe('dark');
      expect(await page.getByText(en.banner.fixture.replace('{domain}', 'steelworks')).isVisible()).toBe(true);
    });
  });

  it('is one link: the same address is the same view', async () => {
    await quietly(await open(english), async (page) => {
      await asOperator(
        page,
        at('main', `${VIEW}?of=main&page=/qa&width=768&lang=en-US&theme=dark&role=no-login&state=error`),
      );
      const frame = await insidePreview(page);
      // The state is forced; the server has no such fault.
      await frame.getByRole('alert').first().waitFor();
      expect(await frame.evaluate(() => [innerWidth, document.documentElement.dataset.mode])).toEqual([768, 'dark']);
      await page.getByLabel(en.tool.state).selectOption('empty');
      const nothing = words['en-US'].answer.ask.none;
      await frame.getByText(nothing).waitFor();
      expect(new URL(page.url()).searchParams.get('state')).toBe('empty');
      await page.goto(page.url());
      await (await insidePreview(page)).getByText(nothing).waitFor();
    });
  });

  it('follows the form, letter by letter', async () => {
    await quietly(await open(english), async (page) => {
      await asOperator(page, at('main', '/admin/domains/main?page=/engine&lang=en-US'));
      const frame = await insidePreview(page);
      const field = page.locator('[id="field_texts_en-US_title"]');
      await field.fill('');
      for (const title of ['P', 'Pl', 'Pla', 'Plan', 'Plant']) {
        await field.press(title.at(-1) ?? '');
        await frame.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
      }
    });
  });

  it('moves the page to another time', async () => {
    await quietly(await open(english), async (page) => {
      await asOperator(page, at('main', `${VIEW}?of=main&now=2031-02-03T04:05:06.000Z`));
      const frame = await insidePreview(page);
      expect(await frame.evaluate(() => new Date().toISOString().slice(0, 10))).toBe('2031-02-03');
    });
  });

  it('a click chooses instead of working, and works when asked to', async () => {
    await quietly(await open(english), async (page) => {
      await asOperator(page, at('main', `${VIEW}?of=main&lang=en-US`));
      const frame = await insidePreview(page);
      const link = frame.locator('[data-block=questions] a').first();
      await link.click();
      expect(new URL(frame.url()).pathname).toBe('/engine');
      await link.click({ modifiers: ['Alt'] });
      const card = page.getByRole('region', { name: en.explain.title });
      await card.getByText('/questionList/0/text/en-US').waitFor();
      await card.getByRole('button', { name: en.explain.close }).click();
      await page.getByRole('button', { name: en.mode.use }).click();
      await frame.locator('[data-block=header] a[href$="/doc"]').first().click();
      await page.waitForURL(/page=%2Fdoc/);
    });
  });

  it('leaves the operator’s own visit alone', async () => {
    await quietly(await open(english), async (page) => {
      await asOperator(page, at('main', `${VIEW}?of=main&lang=zh-CN&theme=dark`));
      const frame = await insidePreview(page);
      await frame.evaluate(() => localStorage.setItem('tried', 'out'));
      expect(await page.evaluate(() => [localStorage.getItem('tried'), document.cookie.includes('mw_mode')])).toEqual([
        null,
        false,
      ]);
    });
  });
});

describe('a forged setting', () => {
  /**
   * Opens a page of this site that is not the workbench, with a frame that sends a forged setting. Returns what the
   * frame shows in the end.
   */
  async function pretend(page: Page, address: string): Promise<string> {
    await page.goto(address);
    await page.evaluate((name) => {
      const frame = document.createElement('iframe');
      frame.name = name;
      frame.src = '/engine';
      document.body.append(frame);
      const message = {
        type: 'show',
        seq: 1,
        mode: 'use',
        setting: { accessDomain: 'main', title: 'FORGED' },
        context: {},
      };
      setInterval(() => frame.contentWindow?.postMessage({ line: name, message }, '*'), 50);
    }, PREVIEW_LINE);
    // Long enough for the messages to be accepted, if they were.
    await page.waitForTimeout(3000);
    const frame = page.frames().find((each) => each.name() === PREVIEW_LINE);
    return (await frame?.evaluate(() => document.title + document.body.textContent)) ?? '';
  }

  it('is never shown to a visitor: not in a page of the portal, not without an operator', async () => {
    for (const address of ['/engine', '/admin']) {
      const watched = await open(english);
      expect(await pretend(watched.page, at('main', address)), address).not.toContain('FORGED');
      await watched.close();
    }
  });

  it('does not come with a link: alone, the page is the portal', async () => {
    await quietly(await open(english), async (page) => {
      await page.goto(at('main', '/engine#draft=abc'));
      await page.evaluate((name) => {
        window.name = name;
      }, PREVIEW_LINE);
      await page.reload();
      await page.getByRole('search').first().waitFor();
    });
  });

  it('is kept out of other sites by the production headers', async () => {
    const watched = await open();
    const response = await watched.page.goto(at('main', '/engine'));
    expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(response?.headers()['x-frame-options']).toBe('SAMEORIGIN');
    expectQuiet(watched);
    await watched.close();
  });
});

describe('verdicts', () => {
  /** Far longer than a run takes on two busy cores: a view that is lost fails by itself after 15 s. */
  const RUN_MS = 180_000;
  const FINISHED = new RegExp(en.matrix.seconds.replace('{seconds}', '[0-9.]+'));

  it('every sample has a picture and a verdict, and a click opens it alive', { timeout: RUN_MS + 60_000 }, async () => {
    const watched = await open(english);
    const { page } = watched;
    const cells = page.locator('[data-verdict]');
    await asOperator(page, at('main', '/admin/fixtures'));
    await page.getByRole('button', { name: /^Check [0-9]/ }).click();
    // A run says its seconds once it is over; how long that takes is the bench's business.
    await page.getByRole('status').filter({ hasText: FINISHED }).waitFor({ timeout: RUN_MS });
    expect(await page.locator('[data-verdict=waiting]').count()).toBe(0);
    expect(await cells.filter({ hasText: 'Could not be rendered' }).count()).toBe(0);
    expect(await cells.locator('img').count()).toBe(await cells.count());
    // A block that crashes on purpose is found through the console and in its cell.
    const crash = page.locator('[data-verdict=error]').filter({ hasText: 'layout/crash-test' });
    expect(await crash.textContent()).toContain(en.finding.console);
    // Nothing else is wrong, and no block requests what only a signed-in person may see.
    const wrong = cells.and(page.locator(':not([data-verdict=fine])')).filter({ hasNotText: 'layout/crash-test' });
    expect(await wrong.allTextContents()).toEqual([]);
    expect(watched.problems.filter((line) => !/on purpose|crash-test/.test(line))).toEqual([]);
    await cells.filter({ hasText: 'layout/not-found · typical' }).click();
    await (await insidePreview(page)).getByRole('heading', { level: 1 }).waitFor();
    await watched.close();
  });
});
