import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { communityState } from '@/mocks/community/community-state';
import { answerByMocks, answered, renderReady, soon } from '../support/portal-flow';
import { fixtureDomain } from '../support/render-portal';
import { forgetPerson, keepToken, neverAskToJoin, signInDialog, signInWithPassword, single } from '../support/sign-in';

answerByMocks();
beforeEach(forgetPerson);

test('one reads what others found, from the header to an accepted answer', async () => {
  await renderReady({ path: '/engine', locale: 'en-US' });
  await userEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Community' }));
  await screen.findByText('33 posts', undefined, soon);
  expect(window.location.pathname).toBe('/community/index');
  await userEvent.click(screen.getByRole('link', { name: 'Unanswered' }));
  await screen.findByText('7 posts', undefined, soon);
  await userEvent.click(screen.getByRole('link', { name: 'Active' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search the community' }), 'mechanical seal');
  await screen.findByText('1 post', undefined, soon);
  await userEvent.click(screen.getByRole('link', { name: /^The mechanical seal drips/ }));
  const answer = await screen.findByRole('article', { name: 'Accepted answer by Tom Harrow' }, soon);
  expect(within(answer).getByText('Not yet, but find out why.', { exact: false })).toBeVisible();
  expect(within(answer).getByRole('heading', { level: 2, name: 'Accepted answer by Tom Harrow' })).toBeVisible();
});

test('what a visitor writes is kept, and published once they have signed in', async () => {
  neverAskToJoin();
  await renderReady({ path: '/community/writeArticle?kind=question', locale: 'zh-CN' });
  const title = await screen.findByRole('textbox', { name: '用一句话写出问题' }, soon);
  await userEvent.click(screen.getByRole('button', { name: '发布' }));
  expect(await screen.findByText(/^至少写 4 个字/)).toBeVisible();
  expect(title).toBeInvalid();
  const bar = screen.getByRole('toolbar', { name: '格式' });
  const stops = () =>
    within(bar)
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0);
  within(bar).getByRole('button', { name: '加粗' }).focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(stops()).toEqual([document.activeElement]);
  expect(document.activeElement).toBe(within(bar).getAllByRole('button').at(-2));
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: '正文' })).toHaveFocus();
  await userEvent.type(title, '泵为什么叫？');
  await userEvent.type(screen.getByRole('textbox', { name: '正文' }), '换油以后');
  await userEvent.click(screen.getByRole('button', { name: '加粗' }));
  expect(screen.getByRole('textbox', { name: '正文' })).toHaveValue('换油以后****');
  const preview = screen.getByRole('region', { name: '预览' });
  const live = '[aria-live], [role=status], [role=alert], [role=log]';
  expect([preview.closest(live), preview.querySelector(live)]).toEqual([null, null]);
  await screen.findByText('已保存在本浏览器', undefined, soon);
  cleanup();

  await renderReady({ path: '/community/writeArticle?kind=question', locale: 'zh-CN' });
  expect(await screen.findByRole('textbox', { name: '用一句话写出问题' }, soon)).toHaveValue('泵为什么叫？');
  await userEvent.click(screen.getByRole('button', { name: '发布' }));
  await signInWithPassword(single, await signInDialog());
  await screen.findByRole('heading', { level: 1, name: '泵为什么叫？' }, soon);
  expect(window.location.pathname).toBe('/community/qaDetails');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('mw_draft'))).toEqual([]);

  await userEvent.type(screen.getByRole('textbox', { name: '回答' }), '吸油管进气');
  await userEvent.click(screen.getByRole('button', { name: '发布回答' }));
  await userEvent.click(await screen.findByRole('button', { name: '采纳这个回答' }, soon));
  await screen.findByRole('article', { name: /^已采纳/ }, soon);
});

test('a draft that another tab has saved meanwhile keeps what was typed in both', async () => {
  keepToken('u-42');
  neverAskToJoin();
  await renderReady({ path: '/community/writeArticle', locale: 'en-US' });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }, soon), 'Greasing plan');
  await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'First.');
  await screen.findByText('Draft saved', undefined, soon);
  const [id = '', saved] = [...(await communityState())].find(([, { mine }]) => mine) ?? [];
  if (saved?.draft) saved.draft = { ...saved.draft, rev: 2, content: 'First.\n\nFrom the other tab.' };
  await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), '{Enter}{Enter}From this tab.');
  await waitFor(() => expect(saved?.draft?.content).toBe('First.\n\nFrom this tab.\n\nFrom the other tab.'), soon);
  cleanup();
  await renderReady({ path: `/community/writeArticle?id=${id}`, locale: 'en-US' });
  expect(await screen.findByRole('textbox', { name: 'Title' }, soon)).toHaveValue('Greasing plan');
});

test('a portal without a community neither links to it nor has its pages', async () => {
  const setting = { ...fixtureDomain('main'), community: { enabled: false } };
  await renderReady({ setting, path: '/community/index', locale: 'en-US' });
  await screen.findByRole('heading', { name: 'Page not found' }, soon);
  expect(within(screen.getByRole('banner')).queryByRole('link', { name: 'Community' })).toBeNull();
});

test('a question that the engine answered goes on to people, with the answer as a quotation', async () => {
  await renderReady({ path: '/q?wd=%E6%B2%B9%E6%B3%B5', locale: 'zh-CN' });
  await answered();
  const chat = window.location.pathname + window.location.search;
  await userEvent.click(await screen.findByRole('button', { name: '问社区' }, soon));
  const title = await screen.findByRole('textbox', { name: '用一句话写出问题' }, soon);
  expect(title).toHaveValue('油泵');
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '正文' }).value;
  expect(text).toMatch(/^系统的回答是：\n\n> /);
  const address = window.location.pathname + window.location.search;
  expect(address).toMatch(/^\/community\/writeArticle\?kind=question&from=[\w-]+&message=[\w-]+$/);
  await userEvent.type(title, '为什么叫？');
  await screen.findByText('已保存在本浏览器', undefined, soon);
  cleanup();

  await renderReady({ path: address, locale: 'zh-CN' });
  expect(await screen.findByRole('textbox', { name: '用一句话写出问题' }, soon)).toHaveValue('油泵为什么叫？');
  await userEvent.click(screen.getByRole('button', { name: '发布' }));
  await signInWithPassword(single, await signInDialog());
  await screen.findByRole('heading', { level: 1, name: '油泵为什么叫？' }, soon);
  const asked = [...(await communityState()).values()].find(({ from }) => from);
  if (!asked?.from) throw new Error('The question does not know its answer.');
  cleanup();

  await renderReady({ path: chat, locale: 'zh-CN' });
  expect(await screen.findByText(/^已向社区提问，还没有人回答/, undefined, soon)).toBeVisible();
  asked.post.accepted = true;
  cleanup();

  await renderReady({ path: chat, locale: 'zh-CN' });
  const people = await screen.findByRole('region', { name: '社区里的人' }, soon);
  expect(within(people).getByRole('link', { name: '油泵为什么叫？' })).toHaveAttribute(
    'href',
    `/community/qaDetails?id=${asked.post.id}`,
  );
  await userEvent.click(within(people).getByRole('button', { name: '用它再问一次' }));
  await screen.findByRole('button', { name: '停止' }, soon);
});

test('an answer of somebody else begins no question', async () => {
  await renderReady({ path: '/community/writeArticle?kind=question&from=foreign&message=foreign', locale: 'en-US' });
  expect(await screen.findByText(/^That answer is not in a chat of yours/, undefined, soon)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Question in one sentence' })).toHaveValue('');
});

test('whoever has the same question says so, with their own words', async () => {
  keepToken('u-42');
  neverAskToJoin();
  const entry = [...(await communityState()).values()].find(({ post }) => post.kind === 'question' && !post.accepted);
  await renderReady({ path: `/community/qaDetails?id=${entry?.post.id}`, locale: 'en-US' });
  await userEvent.click(await screen.findByRole('button', { name: 'I have this too' }, soon));
  expect(await screen.findByRole('button', { name: 'I have this too (1)', pressed: true }, soon)).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'How would you ask it? (optional)' }), 'Why does it hum?');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved. You will hear of the answers.', undefined, soon);
  expect(entry?.post.too).toEqual({ count: 1, mine: 'Why does it hum?' });
});

test('a visitor says what helped, once they have signed in', async () => {
  neverAskToJoin();
  const entry = [...(await communityState()).values()].find(({ answers }) => answers.length > 0);
  const author = entry?.answers[0]?.author;
  await renderReady({ path: `/community/qaDetails?id=${entry?.post.id}`, locale: 'zh-CN' });
  const name = new RegExp(`^有帮助.*${author}`);
  const before = await screen.findByRole('button', { name }, soon);
  expect(before).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(before);
  await signInWithPassword(single, await signInDialog());
  await waitFor(() => expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true'), soon);
});

test('an answer is commented on, changed and withdrawn', async () => {
  keepToken('u-42');
  neverAskToJoin();
  const entry = [...(await communityState()).values()].find(({ answers }) => answers.length > 0);
  const [answer] = entry?.answers ?? [];
  if (!entry || !answer) throw new Error('No sample question has an answer.');
  answer.mine = true;
  await renderReady({ path: `/community/qaDetails?id=${entry.post.id}`, locale: 'en-US' });
  const own = await screen.findByRole('article', { name: new RegExp(`nswer by ${answer.author}$`) }, soon);
  await userEvent.click(within(own).getByRole('button', { name: /^Comment: / }));
  await userEvent.type(within(own).getByRole('textbox', { name: 'Your comment' }), 'Which grease?');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('mw_comment'))).toHaveLength(1);
  await userEvent.click(within(own).getByRole('button', { name: 'Publish comment' }));
  const comment = await within(own).findByRole('listitem', { name: /^1 of 1 by / }, soon);
  expect(comment).toHaveTextContent('Which grease?');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('mw_comment'))).toEqual([]);

  await userEvent.click(within(own).getByRole('button', { name: /^Edit: .*nswer by/ }));
  const field = within(own).getByRole('textbox', { name: 'Text' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Check the return line.');
  await userEvent.click(within(own).getByRole('button', { name: 'Save' }));
  await within(own).findByText('Edited', undefined, soon);
  expect(own).toHaveTextContent('Check the return line.');
  await userEvent.click(within(own).getByRole('button', { name: /^Withdraw: .*nswer by/ }));
  await userEvent.click(within(own).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(screen.queryByText('Check the return line.')).toBeNull(), soon);
});

test('readers compare what an article says with what it said before', async () => {
  const entry = [...(await communityState()).values()].find(({ post }) => post.kind === 'article');
  if (!entry) throw new Error('There is no sample article.');
  const { post } = entry;
  const before = { n: 1, title: post.title, summary: post.summary, content: `${post.content}\n\nTen grams.` };
  entry.past.set(post.id, [{ ...before, at: post.activeAt }]);
  Object.assign(post, { version: 2, content: `${post.content}\n\nTwenty grams.` });
  await renderReady({ path: `/community/articleDetails?id=${post.id}`, locale: 'en-US' });
  await userEvent.click(await screen.findByRole('link', { name: /^Edited / }, soon));
  await screen.findByRole('heading', { level: 1, name: `Versions of “${post.title}”` }, soon);
  const text = await screen.findByRole('region', { name: 'Text' }, soon);
  expect(within(text).getByText('Ten')).toHaveProperty('tagName', 'DEL');
  expect(within(text).getByText('Twenty')).toHaveProperty('tagName', 'INS');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Compare' }), '2');
  await screen.findByText('These two versions say the same.', undefined, soon);
  await userEvent.click(screen.getByRole('link', { name: 'Back to the text' }));
  await screen.findByRole('heading', { level: 1, name: post.title }, soon);
});

test('a picture is dropped into a text, asked once what it shows, and seen by readers', async () => {
  keepToken('u-42');
  neverAskToJoin();
  await renderReady({ path: '/community/writeArticle', locale: 'en-US' });
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }, soon);
  await userEvent.type(text, 'The seal:');
  const drawing = new File(['<svg/>'], 'seal.svg', { type: 'image/svg+xml' });
  const photo = new File(['x'], 'seal.png', { type: 'image/png' });
  fireEvent.drop(text, { dataTransfer: { types: ['Files'], files: [drawing, photo] } });
  await screen.findByText(/^Posts do not take seal\.svg\. They take PNG/, undefined, soon);
  await userEvent.type(await screen.findByRole('textbox', { name: /^What does seal\.png show\?/ }, soon), 'Worn lip');
  await userEvent.click(screen.getByRole('button', { name: 'Add description' }));
  expect(text.value).toMatch(/^The seal:\n\n!\[Worn lip\]\(\/files\/[\w-]{22}\)\n$/);
  expect(screen.queryByRole('textbox', { name: /^What does/ })).toBeNull();
  expect(await screen.findByRole('img', { name: 'Worn lip' }, soon)).toBeVisible();
});

test('a PDF stands in a text as a link to download, and a video is not taken where videos are not', async () => {
  keepToken('u-42');
  neverAskToJoin();
  await renderReady({ path: '/community/writeArticle', locale: 'en-US' });
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }, soon);
  const curve = new File(['%PDF-'], 'curve.pdf', { type: 'application/pdf' });
  const clip = new File(['x'], 'clip.mp4', { type: 'video/mp4' });
  fireEvent.drop(text, { dataTransfer: { types: ['Files'], files: [clip, curve] } });
  await screen.findByText(/^Posts do not take clip\.mp4/, undefined, soon);
  await waitFor(() => expect(text.value).toMatch(/^\[.+\]\(\/files\/[\w-]{22}\)\n$/), soon);
  const preview = await screen.findByRole('region', { name: 'Preview' }, soon);
  expect(await within(preview).findByRole('link', undefined, soon)).toHaveAttribute('download');
});

test('a draft is discarded once asked, and gone', async () => {
  keepToken('u-42');
  neverAskToJoin();
  await renderReady({ path: '/community/writeArticle', locale: 'en-US' });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }, soon), 'Half a thought');
  await userEvent.click(await screen.findByRole('button', { name: 'Discard draft' }, soon));
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Half a thought');
  await screen.findByText('Saved', { exact: false }, soon);
  await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(window.location.pathname).toBe('/community/index'), soon);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('mw_draft'))).toEqual([]);
});

test('a table is chosen by its size, and cells of a spreadsheet are pasted as one', async () => {
  await renderReady({ path: '/community/writeArticle', locale: 'en-US' });
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }, soon);
  await userEvent.click(screen.getByRole('button', { name: 'Table' }));
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}{Enter}');
  expect(text.value).toBe('|    |    |\n| -- | -- |\n|    |    |\n');
  await userEvent.clear(text);
  await userEvent.click(text);
  const html = '<table><tr><td>Pump</td><td>bar</td></tr><tr><td>P1</td><td>250</td></tr></table>';
  const data: Record<string, string> = { 'text/html': html, 'text/plain': 'Pump\tbar\nP1\t250' };
  fireEvent.paste(text, { clipboardData: { getData: (type: string) => data[type] ?? '', files: [] } });
  await waitFor(() => expect(text.value).toContain('| P1 | 250 |'), soon);
});

test('whoever types a title sees what is there already, and keeps the draft', async () => {
  await renderReady({ path: '/community/writeArticle?kind=question', locale: 'en-US' });
  const title = await screen.findByRole('textbox', { name: 'Question in one sentence' }, soon);
  await userEvent.type(title, 'Mechanical seal drips');
  const list = await screen.findByRole('region', { name: 'Perhaps it is answered already' }, soon);
  const link = within(list).getByRole('link', { name: /^The mechanical seal drips.*opens in a new tab/ });
  expect(link).toHaveAttribute('target', '_blank');
  expect(screen.getByText(/similar texts?, listed below the title$/)).toHaveAttribute('role', 'status');
  await userEvent.tab();
  expect(link).toHaveFocus();
  await userEvent.clear(title);
  await waitFor(() => expect(screen.queryByRole('region', { name: /answered already/ })).toBeNull(), soon);
});

test('a name is typed after an @, chosen by keyboard, and shown as somebody who writes here', async () => {
  keepToken('u-42');
  neverAskToJoin();
  const entry = [...(await communityState()).values()].find(({ answers }) => answers.length > 0);
  await renderReady({ path: `/community/qaDetails?id=${entry?.post.id}`, locale: 'en-US' });
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Answer' });
  await waitFor(field, soon);
  /** Types as an input method does, without a key; again if a part that arrived just then took the focus. */
  const type = (value: string) =>
    waitFor(() => {
      field().focus();
      fireEvent.input(field(), { target: { value } });
      return screen.getByRole('listbox', { name: 'People' });
    }, soon);
  const people = await type('Thanks @tom');
  expect(within(people).getByRole('option', { name: 'Tom Harrow' })).toHaveAttribute('aria-selected', 'true');
  expect(field()).toHaveAttribute('aria-activedescendant', within(people).getByRole('option').id);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await type('Many thanks @har');
  await userEvent.keyboard('{Enter}');
  expect(field().value).toMatch(/^Many thanks @\[Tom Harrow\]\(person:[\w-]+\) $/);
  const shown = await screen.findByRole('link', { name: '@Tom Harrow' }, soon);
  expect(shown.getAttribute('href')).toMatch(/^\/community\/index\?author=/);
});

test('a question is closed as one that was asked before, and opened again', async () => {
  keepToken('u-42');
  neverAskToJoin();
  const questions = [...(await communityState()).values()].filter(({ post }) => post.kind === 'question');
  const [entry, other] = questions;
  if (!entry || !other) throw new Error('There are no sample questions.');
  Object.assign(entry.post, { canClose: true, canAccept: true, accepted: true });
  await renderReady({ path: `/community/qaDetails?id=${entry.post.id}`, locale: 'en-US' });
  const [button] = await screen.findAllByRole('button', { name: /^Also right: / }, soon);
  if (button) await userEvent.click(button);
  await waitFor(() => expect(entry.answers.some(({ right }) => right)).toBe(true), soon);
  await userEvent.click(screen.getByRole('button', { name: 'Close this question' }));
  const dialog = await screen.findByRole('dialog', { name: 'Close this question' }, soon);
  const address = within(dialog).getByRole('textbox', { name: 'Address of the question that was asked before' });
  fireEvent.change(address, { target: { value: `https://a.example/community/qaDetails?id=${other.post.id}` } });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close this question' }));
  const note = await screen.findByRole('note', undefined, soon);
  expect(within(note).getByRole('link', { name: other.post.title })).toHaveAttribute(
    'href',
    `/community/qaDetails?id=${other.post.id}`,
  );
  expect(screen.queryByRole('textbox', { name: 'Answer' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open it again' }));
  await screen.findByRole('textbox', { name: 'Answer' }, soon);
});

test('personal pages list what one wrote, each kind on its own', async () => {
  keepToken('u-42');
  neverAskToJoin();
  const state = await communityState();
  const [entry] = [...state.values()].filter(({ answers }) => answers.length > 0);
  const [answer] = entry?.answers ?? [];
  if (!entry || !answer) throw new Error('No sample question has an answer.');
  answer.mine = true;
  await renderReady({ path: '/personInfo?PersonCommunity=/usercenter/answers', locale: 'en-US' });
  const link = await screen.findByRole('link', { name: entry.post.title }, soon);
  expect(link.getAttribute('href')).toBe(`/community/qaDetails?id=${entry.post.id}#a-${answer.id}`);
  await userEvent.click(screen.getByRole('link', { name: 'Drafts' }));
  await screen.findByText(/^No drafts/, undefined, soon);
  expect(screen.getByRole('link', { name: 'Drafts' })).toHaveAttribute('aria-current', 'page');
});
