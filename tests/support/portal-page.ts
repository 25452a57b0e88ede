import type { Page } from 'playwright-core';
import enAnswer from '../../messages/en-US/portal/answer.json';
import enCommon from '../../messages/en-US/portal/common.json';
import enHome from '../../messages/en-US/portal/home.json';
import enReader from '../../messages/en-US/portal/reader.json';
import zhAnswer from '../../messages/zh-CN/portal/answer.json';
import zhCommon from '../../messages/zh-CN/portal/common.json';
import zhHome from '../../messages/zh-CN/portal/home.json';
import zhReader from '../../messages/zh-CN/portal/reader.json';

/** The portal's own texts, so that tests use what people read and survive rewording. */
export const words = {
  'zh-CN': { answer: zhAnswer, common: zhCommon, home: zhHome, reader: zhReader },
  'en-US': { answer: enAnswer, common: enCommon, home: enHome, reader: enReader },
};

/** The languages in which tests read the portal. */
export type ReadLocale = keyof typeof words;

export const fieldOf = (page: Page, locale: ReadLocale) =>
  page.getByLabel(words[locale].home.search.field, { exact: true });

/** Types a question into the home page's box and waits for the page of its answer. */
export async function askFromHome(page: Page, question: string, locale: ReadLocale): Promise<void> {
  await fieldOf(page, locale).fill(question);
  await fieldOf(page, locale).press('Enter');
  await page.waitForURL(/\/q\/[0-9a-f-]{36}/);
}

/** Waits for the newest answer's toolbar, which appears when it has ended. */
export async function untilAnswered(page: Page, locale: ReadLocale): Promise<void> {
  await toolsOf(page, locale).waitFor();
}

export const toolsOf = (page: Page, locale: ReadLocale) =>
  page.getByRole('toolbar', { name: words[locale].answer.tools.label }).last();

interface ShownSentence {
  text: string;
  /** Numbers of its citations. */
  cited: number[];
}

/** The sentences of the answer with their citations. */
export function readSentences(page: Page): Promise<ShownSentence[]> {
  return page.locator('[data-turn] [data-citations]').last().evaluate(collect);
}

function collect(answer: Element): ShownSentence[] {
  const sentences: ShownSentence[] = [];
  let text = '';
  const walk = (node: Node) => {
    const mark = node instanceof HTMLElement ? node.dataset.citation : undefined;
    if (mark) {
      if (text.trim()) sentences.push({ text: text.trim(), cited: [] });
      text = '';
      sentences.at(-1)?.cited.push(Number(mark));
    } else if (node.nodeType === Node.TEXT_NODE) text += node.textContent;
    else for (const child of node.childNodes) walk(child);
  };
  for (const block of answer.querySelectorAll('p, li')) walk(block);
  if (text.trim()) sentences.push({ text: text.trim(), cited: [] });
  return sentences;
}
