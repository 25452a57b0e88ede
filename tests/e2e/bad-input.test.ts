import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { reduceRuns } from '../../src/stream/reduce-run';
import { emptyRun } from '../../src/stream/run-state';
import { at, expectQuiet, sharedBrowser } from '../support/e2e';
import { fieldOf, untilAnswered, words } from '../support/portal-page';
import { naughtyStrings } from '../support/real-data';
import { type AskOptions, createVisitor, Refused, type Visitor } from '../support/visitor';

const { open } = sharedBrowser();
const all = naughtyStrings();
const naughty = [...new Set(all)];
/** Turns per conversation: enough to be fast, few enough for one page. */
const TURNS = 40;
const batches = Array.from({ length: Math.ceil(naughty.length / TURNS) }, (_, at) =>
  naughty.slice(at * TURNS, (at + 1) * TURNS),
);

/** The questions of each conversation, for the browser tests below. */
const conversations: { chatId: string; asked: string[] }[] = [];

/** How the answer ended or was refused. Throws on anything but an envelope or a stream. */
async function outcome(visitor: Visitor, query: string, ids: AskOptions = {}): Promise<string> {
  try {
    const state = reduceRuns(emptyRun, await visitor.askAll(query, ids));
    return state.gap ? 'gap' : state.status;
  } catch (error) {
    if (error instanceof Refused) return `${error.answered.status} ${error.answered.body.code}`;
    throw error;
  }
}

const alone = (query: string) => outcome(createVisitor(inject('portalUrl')), query);

/** Runs eight at a time: enough to keep the server busy, few enough for its connections. */
async function forEach<T>(items: readonly T[], act: (item: T) => Promise<void>): Promise<void> {
  const rest = [...items];
  const worker = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await act(item);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

const isEmpty = (text: string) => text.replace(/[\p{Cc}\p{Z}\u2028\u2029\ufeff]/gu, '') === '';

/** Asks the strings in one conversation; returns those that neither ended well nor were correctly refused. */
async function converse(strings: readonly string[]): Promise<[string, string][]> {
  const visitor = createVisitor(inject('portalUrl'));
  const chatId = randomUUID();
  const asked: string[] = [];
  const wrong: [string, string][] = [];
  let last: string | undefined;
  for (const text of strings) {
    const answerId = randomUUID();
    const how = await outcome(visitor, text, { chatId, answerId, parentId: last });
    if (how === 'done') {
      last = answerId;
      asked.push(text);
    } else if (!(isEmpty(text) && how === '400 400')) wrong.push([text, how]);
  }
  conversations.push({ chatId, asked });
  return wrong;
}

describe('questions over the real API', () => {
  it.skipIf(!all)('answers or refuses each naughty string, and fails on none', { timeout: 180_000 }, async () => {
    const wrong: [string, string][] = [];
    await forEach(batches, async (batch) => {
      wrong.push(...(await converse(batch)));
    });
    expect(wrong).toEqual([]);
    expect(conversations.flatMap(({ asked }) => asked).length).toBeGreaterThan(450);
  });

  it.skipIf(!all)('searches and suggests with each of them', { timeout: 180_000 }, async () => {
    const visitor = createVisitor(inject('portalUrl'));
    const bad: unknown[] = [];
    await forEach(naughty, async (text) => {
      const q = encodeURIComponent(text.slice(0, 1000).toWellFormed());
      const answers = [
        await visitor.call('GET', `/api/search?q=${q}`),
        await visitor.call('GET', `/api/search/suggest?q=${q}`),
      ];
      for (const { status, body } of answers) {
        if (![200, 400].includes(status) || body.code !== status) bad.push([text, status, body]);
      }
    });
    expect(bad).toEqual([]);
  });

  it('takes 20,000 characters and refuses one more, with the limit in words', async () => {
    expect(await alone('轴'.repeat(20_000))).toBe('done');
    expect(await alone('a '.repeat(9_999).concat('ab'))).toBe('done');
    const visitor = createVisitor(inject('portalUrl'));
    const refused = await visitor.askAll('轴'.repeat(20_001)).catch((error) => error);
    expect(refused).toBeInstanceOf(Refused);
    expect([refused.answered.status, refused.answered.body.code]).toEqual([400, 400]);
    expect(refused.answered.body.msg).toMatch(/20[, ]?000/);
  });

  it.each([
    ['empty', '', '400 400'],
    ['only white space', ' \t\n\u3000', '400 400'],
    ['only control characters', '\u0000\u0001\u001b[31m\u0007', 'done'],
    ['nothing but control characters', '\u0000\u0001\u0007', '400 400'],
    ['a control character in the middle', '轴承\u0000发热', 'done'],
    ['only emoji', '🔧🛠️⚙️👩🏽‍🔧', 'done'],
    ['half a surrogate pair', '轴承 \ud83d 发热', 'done'],
    ['right-to-left marks', '\u202e轴承\u202c', 'done'],
  ])('%s', async (_name, query, wanted) => {
    expect(await alone(query)).toBe(wanted);
  });

  it('answers what is no JSON, a wrong type and an unknown call with the same envelope', async () => {
    const origin = inject('portalUrl');
    const post = (body: string, type = 'application/json') =>
      fetch(`${origin}/tianzhi-tools/api/agent/research`, { method: 'POST', body, headers: { 'content-type': type } });
    for (const [response, status] of [
      [await post('{"query": '), 400],
      [await post('{"query": 7, "searchScope": "x"}'), 400],
      [await post('[]'), 400],
      [await post('<query/>', 'application/xml'), 400],
      [await fetch(`${origin}/api/no-such-call`), 404],
    ] as const) {
      const body = await response.json();
      expect([response.status, Object.keys(body).sort()]).toEqual([status, ['code', 'data', 'msg']]);
    }
  });
});

describe('the same in the real portal', () => {
  /** A page that records everything that a text could trigger. */
  async function openWatched(options = {}) {
    const watched = await open(options);
    const alarms: string[] = [];
    watched.page.on('dialog', (dialog) => {
      alarms.push(`dialog ${dialog.message()}`);
      void dialog.dismiss();
    });
    watched.page.on('popup', (popup) => alarms.push(`popup ${popup.url()}`));
    const finish = async () => {
      expect(alarms).toEqual([]);
      expectQuiet(watched);
      await watched.close();
    };
    return { page: watched.page, finish };
  }

  /** The text without invisible characters; the rest must be complete. */
  const visible = (text: string) => text.replace(/[\p{C}\p{Z}\s]/gu, '');

  it.skipIf(!all)('shows every naughty question as the text it is', { timeout: 180_000 }, async () => {
    const { page, finish } = await openWatched();
    for (const { chatId, asked } of conversations) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(at('main', `/q/${chatId}`));
      const heads = page.locator('[data-turn] [id^="q-"]');
      await expect.poll(() => heads.count()).toBeGreaterThan(0);
      // Of a long conversation, the end is there first.
      for (let shown = await heads.count(); shown < asked.length; shown = await heads.count()) {
        await page.getByRole('button', { name: /更早的问题/ }).click();
        await expect.poll(() => heads.count()).toBeGreaterThan(shown);
      }
      expect((await heads.allTextContents()).map(visible)).toEqual(asked.map(visible));
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect([chatId, width, over <= 0]).toEqual([chatId, width, true]);
      }
    }
    await finish();
  });

  it.skipIf(!all)('takes every one of them in the question box', { timeout: 180_000 }, async () => {
    const { page, finish } = await openWatched();
    await page.goto(at('main'));
    const field = fieldOf(page, 'zh-CN');
    for (const text of naughty) {
      await field.fill(text);
      expect(visible(await field.inputValue())).toBe(visible(text));
    }
    await finish();
  });

  it('asks 20,000 characters, says what it left out of 20,001, and holds its layout', async () => {
    const { page, finish } = await openWatched({ viewport: { width: 390, height: 800 } });
    await page.goto(at('main'));
    await fieldOf(page, 'zh-CN').fill('轴'.repeat(20_001));
    await page.getByText(words['zh-CN'].home.search.tooLong).waitFor();
    expect((await fieldOf(page, 'zh-CN').inputValue()).length).toBe(20_000);
    await fieldOf(page, 'zh-CN').press('Enter');
    await page.waitForURL(/\/q\/[0-9a-f-]{36}/);
    await untilAnswered(page, 'zh-CN');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await finish();
  });

  it('does not send what is empty', async () => {
    const { page, finish } = await openWatched();
    await page.goto(at('main'));
    for (const text of ['', '   ', '\u3000']) {
      await fieldOf(page, 'zh-CN').fill(text);
      await fieldOf(page, 'zh-CN').press('Enter');
    }
    expect(page.url()).toMatch(/\/engine$/);
    await finish();
  });
});
