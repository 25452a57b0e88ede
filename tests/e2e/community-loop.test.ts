import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPerson, findPersonByAccount } from '../../server/accounts/store/persons';
import { openPersonSession } from '../../server/accounts/store/sessions';
import { indexPost } from '../../server/community/index-post';
import { appointExpert } from '../../server/community/store/experts';
import { reviewVerified } from '../../server/community/verified/review-verified';
import { expectAccessible } from '../support/accessible';
import { expectQuiet, quietly, sharedBrowser } from '../support/e2e';
import { freePort, type Portal, startPortal } from '../support/portal';
import { createTestStore, type TestStore } from '../support/store';

const QUESTION = '月球基地的食堂周三晚上吃什么菜？';
const ANSWER = '周三晚上是土豆炖牛肉和米饭，素食另有豆腐。';
const { open } = sharedBrowser();

let store: TestStore;
let portal: Portal | undefined;
beforeAll(async () => {
  store = await createTestStore();
  portal = await startPortal({ env: { RATE_LIMIT: '0', DATABASE_URL: store.url }, port: await freePort() });
}, 240_000);
afterAll(async () => {
  await portal?.stop();
  await store?.close();
});

const at = (address: string) => `${portal?.url()}${address}`;

/** A person who is signed in in this browser. */
async function arrive(context: BrowserContext, phone: string, nickname: string): Promise<string> {
  const found = await findPersonByAccount(store.db, phone);
  const person = found ?? (await addPerson(store.db, { phone, nickname }));
  const { accessToken } = await openPersonSession(store.db, { personId: person?.id ?? '' });
  // Nobody is asked to join an organization.
  await context.addInitScript((id) => localStorage.setItem('mw:join-asked', JSON.stringify([id])), person?.id);
  await context.addCookies([{ name: 'token', value: accessToken, url: at('/') }]);
  return person?.id ?? '';
}

async function ask(page: Page): Promise<void> {
  await page.goto(at(`/q?wd=${encodeURIComponent(QUESTION)}`));
  await page.getByRole('toolbar', { name: '回答操作' }).last().waitFor();
}

const people = (page: Page) => page.getByRole('region', { name: '社区里的人' });
const verified = (page: Page) => page.locator('[data-citations] > section').first();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

it('a weak answer becomes a question, an expert’s answer, a verified one that stands first, and one like others', async () => {
  const [asker, expert] = [await open(), await open()];
  await arrive(asker.page.context(), '13900000001', '陈一');
  await arrive(expert.page.context(), '13900000002', '周工');
  await appointExpert(store.db, { domain: 'main', account: '13900000002', kind: 'tag', target: '轧机跳闸' });

  // Two presses and no typing from a weak answer to a question; the tag is for its expert.
  const { page } = asker;
  await ask(page);
  await people(page).getByRole('button', { name: '问社区' }).click();
  expect(await page.getByRole('textbox', { name: '用一句话写出问题' }).inputValue()).toBe(QUESTION);
  await page.getByRole('textbox', { name: '标签' }).fill('轧机跳闸');
  await expectAccessible(page);
  await press(page, '发布');
  await page.getByRole('heading', { level: 1, name: QUESTION }).waitFor();
  const address = page.url();

  await quietly(expert, async (theirs) => {
    await theirs.goto(address);
    await theirs.getByRole('textbox', { name: '回答' }).fill(ANSWER);
    await press(theirs, '发布回答');
    await page.reload();
    await press(page, '采纳这个回答');
    await page.getByText('已采纳').first().waitFor();
    await theirs.reload();
    await press(theirs, '设为已核对');
    await theirs.getByRole('dialog').getByRole('button', { name: '确认' }).click();
    await theirs.getByText(/周工 已核对，下次复核/).waitFor();
  });

  // The chat knows, and asked again it has the answer of people first.
  const indexed = async () => {
    const row = await store.db
      .selectFrom('post')
      .select(['indexed', 'changes'])
      .where('kind', '=', 'question')
      .where('origin_message', 'is not', null)
      .executeTakeFirstOrThrow();
    return row.indexed === row.changes;
  };
  await expect.poll(indexed, { timeout: 20_000 }).toBe(true);
  await page.goto(at('/engine'));
  const chat = await store.db.selectFrom('chat').select('id').executeTakeFirstOrThrow();
  await page.goto(at(`/q/${chat.id}`));
  await people(page).getByText('已有人解答并经专家核实：').waitFor();
  await expectAccessible(page);
  await people(page).getByRole('button', { name: '用它再问一次' }).click();
  await page.getByRole('region', { name: '已核对的回答' }).waitFor();
  expect(await verified(page).textContent()).toContain(ANSWER);
  expect(await verified(page).textContent()).toContain('周工');
  expectQuiet(asker);

  // Overdue it is marked; after that it is an accepted answer like others.
  const question = await store.db.selectFrom('verified_answer').select(['question_id as id']).executeTakeFirstOrThrow();
  const jobs = { send: async () => null } as never;
  const later = (days: number) => reviewVerified({ store, jobs }, new Date(Date.now() + days * 86_400_000));
  await later(370);
  await ask(page);
  await page.getByRole('region', { name: '已核对的回答，已逾复核期' }).waitFor();
  await later(400);
  await indexPost(store, question.id, new AbortController().signal);
  await expect
    .poll(
      async () => {
        await ask(page);
        return page.getByRole('region', { name: /^已核对的回答/ }).count();
      },
      { timeout: 30_000, interval: 1_000 },
    )
    .toBe(0);
  await page.close();
});
