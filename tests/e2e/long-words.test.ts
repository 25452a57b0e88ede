import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { reduceRuns } from '../../src/stream/reduce-run';
import { emptyRun } from '../../src/stream/run-state';
import { becomeOperator } from '../support/as-operator';
import { findCuts } from '../support/cut-texts';
import { at as atDomain, quietly, sharedBrowser } from '../support/e2e';
import { lengthenWords } from '../support/lengthen-words';
import { createVisitor } from '../support/visitor';

const { open } = sharedBrowser();
const at = (address: string) => atDomain('main', address);
/** 40% longer than English, as German or Finnish may be. */
const LONGER = ' when every word is two fifths longer';
const WIDTHS = [390, 1440];
/** Many pages each, three at a time. */
const timeout = 120_000;

/** Texts that are cut off or displaced, by page and width. */
async function cutsOf(page: Page, addresses: readonly string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const address of addresses) {
    await page.goto(at(address));
    // The editor keeps a request open to hear of publications, so its network is never idle.
    await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
    // What is out of sight is measured too, so it is laid out at its own height, not at a guessed one.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { content-visibility: visible !important }');
      document.adoptedStyleSheets.push(sheet);
    });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      let cuts = await page.evaluate(findCuts);
      // A page that shows something else at this width may not have done so yet.
      for (let look = 0; cuts.length > 0 && look < 10; look += 1) {
        await page.waitForTimeout(200);
        cuts = await page.evaluate(findCuts);
      }
      if (cuts.length > 0) found[`${address} at ${width}`] = cuts;
    }
  }
  return found;
}

async function withLongerWords(act: (page: Page) => Promise<void>): Promise<void> {
  await quietly(await open({ locale: 'en-US' }), async (page) => {
    await page.context().addCookies([{ name: 'mw_locale', value: 'en-US', url: at('/') }]);
    const taken = await lengthenWords(page);
    await act(page);
    // At least the common texts and the page's own; if a build named its files differently, the texts would not be
    // lengthened.
    expect(taken.size).toBeGreaterThan(1);
  });
}

// Most of the time is spent waiting for the network to become idle.
it.concurrent(`nothing of the portal is cut or pushed aside${LONGER}`, { timeout }, async () => {
  const events = await createVisitor(at('')).askAll('Why does hydraulic oil overheat?', { locale: 'en-US' });
  const { chat, sources } = reduceRuns(emptyRun, events);
  await withLongerWords(async (page) => {
    const pages = ['/engine', '/qa', '/qa-list', `/q/${chat}`, '/doc', `/doc/${sources[0]?.docId}`, '/404', '/login'];
    const others = ['/undo-change', '/agreement/service', '/mission'];
    expect(await cutsOf(page, [...pages, ...others])).toEqual({});
  });
});

it.concurrent(`nothing of a person's own pages is cut or pushed aside${LONGER}`, { timeout }, async () => {
  await withLongerWords(async (page) => {
    const answer = await page.request.post(at('/proxy-api/open/office/loginAcc'), {
      data: { username: '13800000042', password: 'Sample-Mill-42' },
      headers: { Origin: at(''), 'Idempotency-Key': crypto.randomUUID() },
    });
    const { data } = await answer.json();
    await page.context().addCookies([{ name: 'token', value: data.access_token, url: at('') }]);
    expect(await cutsOf(page, ['/personInfo', '/companyAuth', '/companyInfo'])).toEqual({});
  });
});

it.concurrent(`nothing of the workbench is cut or pushed aside${LONGER}`, { timeout }, async () => {
  await withLongerWords(async (page) => {
    await becomeOperator(page, at(''));
    const domain = ['', '/history', '/matrix'].map((place) => `/admin/domains/main${place}`);
    const all = ['audit', 'accounts', 'outbox', 'registrations', 'fixtures'].map((name) => `/admin/${name}`);
    expect(await cutsOf(page, ['/admin', ...domain, ...all])).toEqual({});
  });
});

it('what is looked for is found', async () => {
  const watched = await open();
  await watched.page.setContent(`
    <p style="width: 60px; overflow: hidden; white-space: nowrap">Cut at its side</p>
    <p style="height: 10px; overflow: hidden">Cut at its foot</p>
    <p style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis" title="The rest">Told by its title</p>
    <p style="width: 60px; overflow: auto; scrollbar-width: none; white-space: nowrap">Scrolls, and nobody knows</p>
    <div style="display: flex; width: 60px"><button style="flex: none">Search</button><button style="margin-left: -20px">Go</button></div>
    <button style="width: 40px; white-space: nowrap">Runs out of its button</button>
    <div style="width: 9000px">Wide</div>`);
  const found = await watched.page.evaluate(findCuts);
  expect(found.map((fault) => fault.slice(0, fault.indexOf(':')))).toEqual([
    'scrolls sideways',
    'cut off',
    'cut off',
    'scrolls unseen',
    'wider than its button',
    'overlap',
  ]);
  await watched.close();
});
