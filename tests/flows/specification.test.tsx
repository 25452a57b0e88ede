import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mockServer } from '@/mocks/node';
import chat from '../../fixtures/api/getChat.json';
import detection from '../../fixtures/api/getDetection.json';
import { answerByMocks, renderReady, soon } from '../support/portal-flow';
import { forgetPerson, member, neverAskToJoin, signInDialog, signInWithPassword, single } from '../support/sign-in';
import { withPagesOf } from '../support/with-pages-of';

/** One test for each sentence of the specification, named after it. */
answerByMocks();
beforeEach(forgetPerson);
beforeEach(neverAskToJoin);
afterEach(() => void vi.unstubAllGlobals());

/** Simulates a desktop viewport; the default is a phone. */
const onDesktop = () =>
  vi.stubGlobal('matchMedia', (media: string) => {
    const listening = { addEventListener: () => undefined, removeEventListener: () => undefined };
    return { media, matches: media.startsWith('(min-width'), ...listening };
  });

describe('2. Screens and routes', () => {
  test('/404 is a layout-free page', async () => {
    await renderReady({ setting: 'main', path: '/404' });
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.getByRole('main')).toBeInTheDocument();
  });

  test.each([['/qImage/1'], ['/qCount/1?stamp=2'], ['/qa-list']])('%s stands in the QA layout', async (path) => {
    await renderReady({ setting: 'main', path });
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  test('/q/{chatId} is the conversation itself', async () => {
    await renderReady({ setting: 'main', path: `/q/${chat.data.id}` });
    expect(await screen.findByRole('heading', { level: 1, name: chat.data.title }, soon)).toBeInTheDocument();
  });

  test('/qCount/{chatId} with a query stamp: leads to what was counted in that chat, and keeps the stamp', async () => {
    mockServer.use(http.get('*/api/detections/:id', () => HttpResponse.json(detection)));
    await renderReady({ setting: 'main', path: `/qCount/${chat.data.id}?stamp=1795137120000` });
    await waitFor(() => expect(window.location.pathname).toBe(`/qCount/${detection.data.id}`), soon);
    expect(window.location.search).toBe('?stamp=1795137120000');
  });

  test('/q/{chatId} of no conversation: says what to do next, once', async () => {
    await renderReady({ setting: 'main', path: '/q/nothing-of-that-name' });
    expect(await screen.findByRole('heading', { name: '没有这个对话' }, soon)).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: '提一个新问题' })).toHaveAttribute('href', '/qa');
    expect(screen.queryAllByRole('alert').filter(({ textContent }) => textContent)).toEqual([]);
  });

  test('/assistant stands in the chat layout, header only', async () => {
    onDesktop();
    await renderReady({ setting: 'main', path: '/assistant' });
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  test('chat layout: header hidden in mobile mode, and the page leads back by itself', async () => {
    await renderReady({ setting: 'main', path: '/assistant' });
    expect(screen.queryByRole('banner')).toBeNull();
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('link', { name: '回到首页' }, soon)).toHaveAttribute('href', '/engine');
  });

  test('chat layout: header hidden in micro mode', async () => {
    onDesktop();
    await renderReady({ setting: 'main', path: '/assistant?formType=szycsy' });
    expect(screen.queryByRole('banner')).toBeNull();
  });

  test('formType=szycsy hides the header, on this page and on those that follow', async () => {
    await renderReady({ setting: 'main', path: '/qa-list?formType=szycsy' });
    expect(screen.queryByRole('banner')).toBeNull();
    const main = within(screen.getByRole('main'));
    await userEvent.click((await main.findAllByRole('link', undefined, soon))[0] as HTMLElement);
    await waitFor(() => expect(window.location.pathname).not.toBe('/qa-list'), soon);
    expect(window.location.search).toContain('formType=szycsy');
    expect(screen.queryByRole('banner')).toBeNull();
  });

  test('the large-model platform triggers login if no token, on a phone too', async () => {
    withPagesOf(3);
    await renderReady({ setting: 'main' });
    await userEvent.click(screen.getByRole('button', { name: '菜单' }));
    const menu = await screen.findByRole('dialog', { name: '菜单' }, soon);
    await userEvent.click(within(menu).getByRole('link', { name: '大模型平台' }));
    expect(await signInDialog()).toHaveTextContent('登录后即可查看这个页面');
    expect(window.location.pathname).toBe('/engine');
  });
});

describe('3. Entities and their fields', () => {
  test('session state: currentTab follows the path', async () => {
    const { store } = await renderReady({ setting: 'main', path: '/qa' });
    expect(store.getState().session.currentTab).toBe('/engine');
  });
});

describe('4. States and transitions', () => {
  const openDialog = async () => {
    await userEvent.click(await screen.findByRole('button', { name: '登录' }, soon));
    return signInDialog();
  };

  test('empty list: the user is personal (sent to the personal portal)', async () => {
    const { store } = await renderReady({ setting: 'main', path: '/engine' });
    await signInWithPassword(single, await openDialog());
    await waitFor(() => expect(window.location.pathname).toBe('/personInfo'), soon);
    expect(store.getState().session.role).toBe('personal');
  });

  test('empty list, with a target: the page goes to the target', async () => {
    await renderReady({ setting: 'main', path: '/engine?qa=%E8%BD%B4%E6%89%BF' });
    await signInWithPassword(single, await openDialog());
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/q(?:\/|$)/), soon);
  });

  test('otherwise the first organization is selected, and the page stays', async () => {
    const { store } = await renderReady({ setting: 'main', path: '/engine' });
    const dialog = await openDialog();
    await signInWithPassword(member, dialog);
    await userEvent.click(await within(dialog).findByRole('button', { name: '进入' }, soon));
    await waitFor(() => expect(store.getState().session.role).toBe('organization'), soon);
    expect(store.getState().session.currentTenant).toEqual(store.getState().session.tenant[0]);
    expect(window.location.pathname).toBe('/engine');
  });
});
