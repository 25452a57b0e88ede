import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { clearMark, writeMark } from '@/browser/session-mark';
import { createI18n } from '@/i18n/create-i18n';
import { I18nContext } from '@/i18n/use-translation';
import type { PropsOf } from '@/renderer/types';
import { type Person, personRemembered } from '@/session/session';
import { aPerson, sessionStore } from '../../../../tests/support/a-session';
import Header from './View';

const i18n = createI18n('en-US');
beforeAll(() => i18n.load('common'));
afterEach(() => {
  clearMark();
});

const PROPS = {
  title: 'Halden',
  tabs: [{ function: 1 }, { function: 2 }, { function: 3 }],
  account: true,
} as unknown as PropsOf<'layout/header'>;

async function show(props: Partial<PropsOf<'layout/header'>> = {}, at = '/engine', person?: Person) {
  const store = sessionStore();
  if (person) store.dispatch(personRemembered(person));
  await act(async () => {
    render(
      <Provider store={store}>
        <I18nContext value={i18n}>
          <FluentProvider theme={webLightTheme}>
            <MemoryRouter initialEntries={[at]}>
              <Header id="h" props={{ ...PROPS, ...props }} level={2} slots={{}} />
            </MemoryRouter>
          </FluentProvider>
        </I18nContext>
      </Provider>,
    );
  });
  return store;
}
const banner = () => screen.getByRole('banner');
const tabs = () => within(screen.getByRole('navigation')).getAllByRole('link');

test.each([
  ['/engine', 0],
  ['/q/1', 0],
  ['/doc', 1],
  ['/center/app', 2],
  ['/developerPlatform/models', 3],
])('on %s tab %i is where one is', async (at, index) => {
  await show({}, at);
  const current = tabs().map((tab) => tab.getAttribute('aria-current'));
  expect(current.indexOf('page')).toBe(index);
  expect(current.filter(Boolean)).toHaveLength(1);
});

test('a page inside of another one brings no header', async () => {
  await show({}, '/engine?formType=szycsy');
  expect(screen.queryByRole('banner')).toBeNull();
});

test('a logo may stand for the name, until it is missing', async () => {
  await show({ logo: '/l.svg', hideTitle: true });
  const home = within(banner()).getByRole('link', { name: /Halden/ });
  expect(home).not.toHaveTextContent('Halden');
  fireEvent.error(home.querySelector('img') as Element);
  expect(home).toHaveTextContent('Halden');
});

test('without a logo there is nothing that a hidden name could be read from: it is shown', async () => {
  await show({ hideTitle: true });
  expect(within(banner()).getByRole('link', { name: /Halden/ })).toHaveTextContent('Halden');
});

test('the platform asks a visitor to sign in first, and remembers where to', async () => {
  const store = await show();
  fireEvent.click(tabs()[3] as Element);
  expect(store.getState().session).toMatchObject({ signIn: 'needed', signInTarget: '/developerPlatform' });
  expect(tabs()[0]).toHaveAttribute('aria-current', 'page');
});

test('whoever has a token goes there at once', async () => {
  writeMark('abc');
  const store = await show();
  fireEvent.click(tabs()[3] as Element);
  expect(store.getState().session.signIn).toBeNull();
  expect(tabs()[3]).toHaveAttribute('aria-current', 'page');
});

test('who may not sign in is not asked to, and nobody is on the page that does it', async () => {
  const ask = () => screen.queryByRole('button', { name: 'Sign in' });
  await show({ account: false } as Partial<PropsOf<'layout/header'>>);
  expect(ask()).toBeNull();
  await show({}, '/login');
  expect(ask()).toBeNull();
  await show();
  expect(ask()).toBeVisible();
});

test('a face that cannot be loaded leaves a sign to press, not an empty button', async () => {
  const { user } = aPerson();
  await show({}, '/engine', aPerson({ user: { ...user, headImg: '/gone.png' } as Person['user'] }));
  const button = await screen.findByRole('button', { name: /13800000042/ });
  expect(button.querySelector('svg')).toBeNull();
  fireEvent.error(button.querySelector('img') as Element);
  expect(button.querySelector('svg')).not.toBeNull();
});
