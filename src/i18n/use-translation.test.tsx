import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import { expect, test, vi } from 'vitest';
import { I18n } from './i18n';
import type { Namespace } from './translate';
import { I18nContext, useTranslation } from './use-translation';

const create = () => new I18n('en-US', async (locale, namespace) => ({ text: `${namespace} in ${locale}` }));

function Text({ of }: { of: Namespace[] }) {
  const { i18n } = useTranslation(of);
  return <p lang={i18n.language}>{of.map((name) => i18n.translator([name])('text')).join(', ')}</p>;
}

test('waits for its namespaces, and follows the language', async () => {
  const own = create();
  await act(async () =>
    render(
      <I18nContext value={own}>
        <Suspense fallback="waiting">
          <Text of={['answer', 'reader']} />
        </Suspense>
      </I18nContext>,
    ),
  );
  expect(await screen.findByText('answer in en-US, reader in en-US')).toHaveAttribute('lang', 'en-US');
  await act(() => own.changeLanguage('zh-CN'));
  expect(screen.getByText('answer in zh-CN, reader in zh-CN')).toHaveAttribute('lang', 'zh-CN');
});

test('says what could not be fetched, and fetches it again when somebody tries once more', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['Date'] });
  let reachable = false;
  const load = vi.fn(async () => {
    if (!reachable) throw new Error('no network');
    return { text: 'here' };
  });
  const page = (key: number) => (
    <I18nContext value={own}>
      <Boundary key={key}>
        <Suspense fallback="waiting">
          <Text of={['people']} />
        </Suspense>
      </Boundary>
    </I18nContext>
  );
  const own = new I18n('en-US', load);
  const { container, rerender } = await act(async () => render(page(1)));
  expect(container).toHaveTextContent('no network');
  expect(load).toHaveBeenCalledTimes(1);
  reachable = true;
  vi.setSystemTime(Date.now() + 2000);
  await act(async () => rerender(page(2)));
  expect(container).toHaveTextContent('here');
  vi.useRealTimers();
});

class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};
  static getDerivedStateFromError(error: unknown) {
    return { message: String(error) };
  }
  override render() {
    return this.state.message ?? this.props.children;
  }
}

test('two places that wait, the second shown while the first waits already, do not draw each other without end', async () => {
  let arrive = (_: { text: string }) => {};
  const arrival = new Promise<{ text: string }>((resolve) => {
    arrive = resolve;
  });
  const own = new I18n('en-US', () => arrival);
  let draws = 0;
  const Waiting = () => {
    draws += 1;
    // An endless render loop would block everything else, including this test's timeout.
    if (draws > 50) throw new Error('drawn without end');
    return <Text of={['people']} />;
  };
  const opened = makeSwitch();
  const first = (
    <Suspense fallback="first">
      <Waiting />
    </Suspense>
  );
  const Second = () =>
    useSyncExternalStore(opened.subscribe, opened.isOn) && (
      <Suspense fallback="second">
        <Waiting />
      </Suspense>
    );
  const Page = () => {
    useEffect(opened.turnOn, []);
    return (
      <I18nContext value={own}>
        {first}
        <Second />
      </I18nContext>
    );
  };
  const { container } = await act(async () => render(<Page />));
  expect(container).toHaveTextContent('firstsecond');
  await act(async () => arrive({ text: 'here' }));
  expect(container).toHaveTextContent('herehere');
});

function makeSwitch() {
  const listeners = new Set<() => void>();
  let on = false;
  return {
    isOn: () => on,
    subscribe: (tell: () => void) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    turnOn: () => {
      on = true;
      for (const tell of listeners) tell();
    },
  };
}
