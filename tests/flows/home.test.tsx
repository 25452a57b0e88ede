import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { preloadFirstPage } from '@/app/preload-first-page';
import { writePreference } from '@/browser/preference-cookie';
import { resetMocks } from '@/mocks/create-handlers';
import { mockServer } from '@/mocks/node';
import { fixtureDomain, renderPortal } from '../support/render-portal';

beforeAll(() => mockServer.listen({ onUnhandledRequest: 'error' }));
afterAll(() => mockServer.close());
beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  for (const name of ['mw_mode', 'mw_locale'] as const) writePreference(name, undefined);
  localStorage.clear();
});
afterEach(async () => {
  mockServer.resetHandlers();
  await resetMocks();
});

describe('the home page', () => {
  test('is the company’s own: title, slogan, entries, questions, version', async () => {
    await renderPortal({ setting: 'steelworks' });
    expect(screen.getByRole('heading', { level: 1, name: '赤岩特钢 · 炉前知识台' })).toBeInTheDocument();
    expect(screen.getByText('炼钢、连铸、轧制现场的问题，从规程和案例里找答案')).toBeInTheDocument();
    const nav = screen.getByRole('navigation', { name: '主导航' });
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['炉前知识台', '文档库', '智能体应用', '大模型平台', '供需对接', '社区', '安全规程']);
    expect(within(nav).getByRole('link', { name: '炉前知识台' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: /天车检修，挂牌上锁/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/q\?wd=/),
    );
    expect(screen.getByText('版本 V2.1.0')).toBeInTheDocument();
    expect(document.title).toBe('赤岩特钢 · 炉前知识台');
  });

  test('has one heading of the first level, and sections under it', async () => {
    await renderPortal({ setting: 'main', locale: 'en-US' });
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'People also ask',
      'Worth reading',
      'Assistants',
    ]);
  });

  test('no way in where nobody may sign in', async () => {
    await renderPortal({ setting: 'public-service' });
    expect(screen.queryByRole('button', { name: '登录' })).toBeNull();
  });

  test('a bare setting is a whole page all the same', async () => {
    await renderPortal({ setting: 'minimal' });
    expect(screen.getByRole('heading', { level: 1, name: '智能交互引擎' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    expect(screen.queryByRole('complementary', { name: '广告' })).toBeNull();
  });

  test('an advertisement is labelled, and stays closed once it is closed', async () => {
    await renderPortal({ setting: 'steelworks' });
    expect(screen.getByRole('complementary', { name: '广告' })).toHaveTextContent('轧辊轴承状态监测专题');
    await userEvent.click(screen.getByRole('button', { name: '关闭广告' }));
    expect(screen.queryByRole('complementary', { name: '广告' })).toBeNull();
    document.body.replaceChildren();
    await renderPortal({ setting: 'steelworks' });
    expect(screen.queryByRole('complementary', { name: '广告' })).toBeNull();
  });

  test('questions beyond the first six come when asked for', async () => {
    await renderPortal({ setting: 'limits', locale: 'en-US' });
    const before = screen.getAllByRole('link', { name: /Question \d+/ }).map((link) => link.textContent);
    await userEvent.click(screen.getByRole('button', { name: 'Show others' }));
    const after = screen.getAllByRole('link', { name: /Question \d+/ }).map((link) => link.textContent);
    expect(after.filter((each) => before.includes(each))).toEqual([]);
  });

  test('the floating window opens on demand and folds away on Escape', async () => {
    await renderPortal({ setting: 'public-service' });
    const button = screen.getByRole('button', { name: '12315 热线' });
    await userEvent.click(button);
    expect(screen.getByRole('link', { name: '12315' })).toHaveAttribute('href', 'tel:12315');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: '12315' })).toBeNull();
    expect(button).toHaveFocus();
  });
});

describe('language and light', () => {
  test('the language turns the whole page, and is remembered', async () => {
    await renderPortal({ setting: 'main' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '语言' }), 'English');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Intelligent interaction engine' }),
    ).toBeInTheDocument();
    expect(document.documentElement.lang).toBe('en-US');
    expect(document.title).toBe('Intelligent interaction engine');
    expect(document.cookie).toContain('mw_locale=en-US');
  });

  test('light, dark, as the system: one button, one step at a time', async () => {
    await renderPortal({ setting: 'machine-builder' });
    const modes = () => [document.documentElement.dataset.mode, /mw_mode=(\w+)/.exec(document.cookie)?.[1]];
    expect(modes()).toEqual(['light', undefined]);
    await userEvent.click(screen.getByRole('button', { name: 'Appearance: light' }));
    expect(modes()).toEqual(['dark', 'dark']);
    await userEvent.click(screen.getByRole('button', { name: 'Appearance: dark' }));
    expect(modes()).toEqual(['light', 'system']);
  });
});

describe('finding one’s way', () => {
  test('`/` is the engine, and what nobody knows is not found', async () => {
    await renderPortal({ path: '/' });
    expect(window.location.pathname).toBe('/engine');
    document.body.replaceChildren();
    await renderPortal({ path: '/no/such/page' });
    expect(window.location.pathname).toBe('/404');
    expect(screen.getByRole('heading', { level: 1, name: '这里没有页面' })).toBeInTheDocument();
    expect(document.title).toBe('没有找到页面 · 智能交互引擎');
  });

  test('an entry leads to its page, at the top and with the focus', async () => {
    // In tests, a component that suspends in a synchronous act never resumes, so the page's code is preloaded.
    await preloadFirstPage(fixtureDomain('main'), '/doc');
    await renderPortal({ setting: 'main', locale: 'en-US', namespaces: ['reader'] });
    await userEvent.click(screen.getByRole('link', { name: 'Library' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Library' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Library' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Engine' })).not.toHaveAttribute('aria-current');
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('the menu of small screens holds the same entries', async () => {
    await renderPortal({ setting: 'main', locale: 'en-US' });
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    const entries = within(within(menu).getByRole('navigation')).getAllByRole('link');
    expect(entries.map((link) => link.textContent)).toEqual([
      'Engine',
      'Library',
      'Agent applications',
      'Large-model platform',
      'Community',
    ]);
    await userEvent.click(within(menu).getByRole('link', { name: 'Library' }));
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
    expect(window.location.pathname).toBe('/doc');
  });

  test('the keyboard reaches the content in one step', async () => {
    await renderPortal({ setting: 'minimal', locale: 'en-US' });
    act(() => (document.activeElement as HTMLElement | null)?.blur());
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  });
});
