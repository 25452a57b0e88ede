import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeStore } from '@/app/store';
import { registry } from '@/blocks/registry';
import { createI18n } from '@/i18n/create-i18n';
import { I18nContext } from '@/i18n/use-translation';
import { mockServer } from '@/mocks/node';
import { compile } from '@/renderer/compile';
import { CrashMemory } from '@/renderer/crash-memory';
import { type BlockReport, HostContext } from '@/renderer/host';
import { loadBlock } from '@/renderer/load-block';
import { RenderNodes } from '@/renderer/RenderNodes';
import type { Fixtures, PageDocument } from '@/renderer/types';
import type { Locale } from '../../generated/locales';
import { answerByMocks } from '../support/portal-flow';

answerByMocks();

const found = import.meta.glob<Fixtures<Record<string, unknown>>>('../../src/blocks/*/*/fixtures.ts', {
  eager: true,
  import: 'default',
});
const cases = Object.keys(registry).flatMap((type) => {
  const fixtures = found[`../../src/blocks/${type}/fixtures.ts`] ?? { typical: {} };
  return Object.entries(fixtures).map(([name, props]) => ({ type, name, props }));
});

const page = (type: string, props: Record<string, unknown>): PageDocument => ({
  path: '/p',
  layout: 'none',
  meta: {},
  blocks: [{ id: 'b', type, v: registry[type]?.v ?? 1, props }],
});

async function show(type: string, props: Record<string, unknown>, locale: Locale, address = '/p/nothing') {
  const block = registry[type];
  if (!block) throw new Error(`no ${type}`);
  const i18n = createI18n(locale);
  await Promise.all([
    loadBlock(block),
    ...['common', 'home', 'answer', 'reader', 'errors', 'picture'].map((name) => i18n.load(name)),
  ]);
  const reports: BlockReport[] = [];
  const host = {
    ...{ domain: 'main', revision: 'r', operator: false, crashes: new CrashMemory(), prefetch: () => undefined },
    context: { role: 'anonymous', locale, viewport: 'desktop', functions: [1], now: 0 } as const,
    route: { path: '/p', params: {}, query: {} },
    report: (report: BlockReport) => void reports.push(report),
  };
  await act(async () =>
    render(
      <Provider store={makeStore({ locale, mode: 'light' })}>
        <I18nContext value={i18n}>
          <MemoryRouter initialEntries={[address]}>
            <HostContext value={host}>
              <Routes>
                <Route
                  path="/p/:id?"
                  element={<RenderNodes nodes={compile({ accessDomain: 'main' }, page(type, props), registry).nodes} />}
                />
                <Route path="*" element={null} />
              </Routes>
            </HostContext>
          </MemoryRouter>
        </I18nContext>
      </Provider>,
    ),
  );
  return reports;
}

describe.each(['zh-CN', 'en-US'] as const)('%s', (locale) => {
  test.each(cases.filter(({ type }) => type !== 'layout/crash-test'))(
    '$type, $name: is shown, in this language, without a word on the console',
    async ({ type, props }) => {
      expect(await show(type, props, locale)).toEqual([]);
      // A missing text would show its key.
      expect(document.body.textContent).not.toMatch(/\b[a-z]+(?:\.[a-z]+)+\b(?!\.|@|\/)/);
      const keys = [...document.body.querySelectorAll('[aria-label]')].map(
        (element) => element.getAttribute('aria-label') ?? '',
      );
      expect(keys.filter((key) => key === '' || /^[a-z]+(\.[a-zA-Z]+)+$/.test(key))).toEqual([]);
    },
  );
});

describe('alone in a gallery, on an address that names nothing', () => {
  const asked: string[] = [];
  const hear = ({ request }: { request: Request }) => void asked.push(new URL(request.url).pathname);
  beforeEach(() => {
    asked.length = 0;
    mockServer.events.on('request:start', hear);
    return () => mockServer.events.removeListener('request:start', hear);
  });

  test.each(['answer/answer', 'reader/document'])(
    '%s does not ask for nothing, and says that nothing is there',
    async (type) => {
      expect(await show(type, {}, 'en-US', '/p')).toEqual([]);
      expect(await screen.findByRole('heading')).toBeInTheDocument();
      expect(asked.filter((path) => path.endsWith('/'))).toEqual([]);
    },
  );
});
