import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { at, expectQuiet, quietly, sharedBrowser } from '../support/e2e';
import {
  askFromHome,
  fieldOf,
  type ReadLocale,
  readSentences,
  toolsOf,
  untilAnswered,
  words,
} from '../support/portal-page';

const { open } = sharedBrowser();

const ZH = { domain: 'main', locale: 'zh-CN' as ReadLocale, question: '滚动轴承发热，先查什么？' };
const EN = {
  domain: 'machine-builder',
  locale: 'en-US' as ReadLocale,
  question: 'How do I warm up a spindle after a long stop?',
};

const squash = (text: string) => text.replace(/\s+/g, '');
const markedWords = (page: Page) => page.locator('[data-mark="words"]');

async function ask(page: Page, { domain, locale, question }: typeof ZH): Promise<void> {
  await page.goto(at(domain));
  await askFromHome(page, question, locale);
  await untilAnswered(page, locale);
}

/** Opens the first citation and returns the words marked in its document. */
async function openFirstCitation(page: Page): Promise<string> {
  await page.locator('[data-citation]').first().click();
  await markedWords(page).first().waitFor();
  return squash((await markedWords(page).allTextContents()).join(''));
}

describe.each([ZH, EN])('asking in $locale on $domain', (wanted) => {
  const { locale, question } = wanted;
  const { home } = words[locale];

  it('answers with a citation behind every sentence, and the citation opens its document at the quoted words', async () => {
    await quietly(await open(), async (page) => {
      await ask(page, wanted);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(question);
      const sentences = await readSentences(page);
      expect(sentences.length).toBeGreaterThan(0);
      expect(sentences.filter(({ cited }) => cited.length === 0)).toEqual([]);
      expect(await openFirstCitation(page)).toContain(squash(sentences[0]?.text ?? 'no sentence'));
      await expect.poll(() => topOf(page)).toBeLessThan(0.5);

      await page.reload();
      await markedWords(page).first().waitFor();
      expect(await readSentences(page)).toEqual(sentences);
      expect(squash((await markedWords(page).allTextContents()).join(''))).toContain(squash(sentences[0]?.text ?? ''));
    });
  });

  it('asks a question that the home page offers with one click', async () => {
    await quietly(await open(), async (page) => {
      await page.goto(at(wanted.domain));
      await page.getByRole('heading', { name: home.questions.title }).waitFor();
      await fieldOf(page, locale).waitFor();
      await page.getByRole('link', { name: question }).click();
      await page.waitForURL(/\/q\/[0-9a-f-]{36}/);
      await untilAnswered(page, locale);
      expect((await readSentences(page)).length).toBeGreaterThan(0);
    });
  });
});

/** In one language only: the flows above cover the texts of both, and nothing else differs. */
describe('an answer', () => {
  const wanted = ZH;
  const { locale, question } = wanted;
  const { answer } = words[locale];

  it('is read, not written, by somebody else who has the link', async () => {
    const mine = await open();
    await ask(mine.page, wanted);
    const sentences = await readSentences(mine.page);
    await quietly(await open(), async (page) => {
      await page.goto(mine.page.url());
      await untilAnswered(page, locale);
      expect(await readSentences(page)).toEqual(sentences);
      await page.getByText(answer.ask.readOnly).waitFor();
      expect(await page.getByLabel(answer.ask.field, { exact: true }).count()).toBe(0);
      expect(await page.getByRole('button', { name: answer.action.again }).count()).toBe(0);
    });
    expectQuiet(mine);
    await mine.close();
  });

  it('goes on with a follow-up from the list and one of my own, all on one page', async () => {
    await quietly(await open(), async (page) => {
      await ask(page, wanted);
      const list = page
        .getByRole('region', { name: answer.followUps.title })
        .or(page.getByText(answer.followUps.title));
      await list.first().waitFor();
      await page.getByLabel(answer.ask.field, { exact: true }).fill('多久润滑一次？');
      await page.getByLabel(answer.ask.field, { exact: true }).press('Enter');
      await expect.poll(() => page.locator('[data-turn]').count()).toBe(2);
      await untilAnswered(page, locale);
      await page.reload();
      await expect.poll(() => page.locator('[data-turn]').count()).toBe(2);
    });
  });

  it('keeps every version of an answer that is written again', async () => {
    await quietly(await open(), async (page) => {
      await ask(page, wanted);
      await toolsOf(page, locale).getByRole('button', { name: answer.action.again }).click();
      const version = (n: number) => answer.version.label.replace('{at}', String(n)).replace('{total}', '2');
      await page.getByRole('group', { name: version(2) }).waitFor();
      await page.getByRole('button', { name: answer.version.previous }).click();
      await page.getByRole('group', { name: version(1) }).waitFor();
      await page.reload();
      await page.getByRole('group', { name: version(1) }).waitFor();
    });
  });

  it('takes an evaluation with its reason, shows it again after a reload, and takes it back', async () => {
    await quietly(await open(), async (page) => {
      await ask(page, wanted);
      await page.getByRole('button', { name: answer.evaluate.poor, exact: true }).click();
      await page.getByLabel(answer.evaluate.reason.incomplete).check();
      await page.getByRole('button', { name: answer.evaluate.send }).click();
      await page.getByText(answer.evaluate.thanks).waitFor();
      await page.reload();
      const poor = page.getByRole('button', { name: answer.evaluate.poor, exact: true });
      await expect.poll(() => poor.getAttribute('aria-pressed')).toBe('true');
      await poor.click();
      await expect.poll(() => poor.getAttribute('aria-pressed')).toBe('false');
      await page.reload();
      await expect.poll(() => poor.getAttribute('aria-pressed')).toBe('false');
    });
  });

  it('copies with sources and exports Markdown with the same sources', async () => {
    const watched = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    await quietly(watched, async (page) => {
      await ask(page, wanted);
      const [first] = await readSentences(page);
      await toolsOf(page, locale).getByRole('button', { name: answer.tools.copyWithSources }).click();
      await page.getByRole('button', { name: answer.tools.copied }).waitFor();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain(first?.text);
      expect(copied).toContain('[1]');
      await toolsOf(page, locale).getByRole('button', { name: answer.tools.copyLink }).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
      await toolsOf(page, locale).getByRole('button', { name: answer.tools.export }).click();
      const download = page.waitForEvent('download');
      await toolsOf(page, locale).getByRole('button', { name: answer.export.md }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/\.md$/);
      const exported = await text(await file.createReadStream());
      expect(exported).toContain(question);
      expect(exported).toContain(first?.text);
      expect(exported).toContain(answer.export.sources);
    });
  });

  it('lists the question in the history, deletes it and takes that back', async () => {
    await quietly(await open(), async (page) => {
      await ask(page, wanted);
      await page.goto(at(wanted.domain, '/qa-list'));
      const row = page.getByRole('link', { name: question });
      await row.waitFor();
      await page.getByRole('button', { name: answer.history.delete.replace('{title}', question) }).click();
      await expect.poll(() => row.count()).toBe(0);
      await page.getByRole('button', { name: answer.action.undo }).click();
      await row.waitFor();
      await row.click();
      await untilAnswered(page, locale);
      expect((await readSentences(page)).length).toBeGreaterThan(0);
    });
  });
});

it('says what to try when nothing is found', async () => {
  await quietly(await open(), async (page) => {
    await ask(page, { ...ZH, question: 'zzqx vvkkw wqpl' });
    await page.getByText(words['zh-CN'].answer.nothing.title).waitFor();
    await page.getByText(words['zh-CN'].answer.nothing.words).waitFor();
  });
});

it('tells that a conversation does not exist', async () => {
  const watched = await open();
  await watched.page.goto(at('main', '/q/7d9f6a36-0000-4000-8000-000000000000'));
  await watched.page.getByText(words['zh-CN'].answer.missing.title).waitFor();
  // The browser logs every unsuccessful response; nothing else may be logged.
  expect(watched.problems.filter((line) => !line.includes('404'))).toEqual([]);
  await watched.close();
});

/** Vertical position of the marked words, as a share of the window's height. */
function topOf(page: Page): Promise<number> {
  return markedWords(page)
    .first()
    .evaluate((mark) => mark.getBoundingClientRect().top / window.innerHeight);
}
