import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createI18n } from '@/i18n/create-i18n';
import { I18nContext } from '@/i18n/use-translation';
import { BlockStates } from './BlockStates';
import { ContextTools, PlaceTools } from './ContextTools';
import { RuleVerdict } from './RuleVerdict';
import { usePreviewContext } from './use-preview-context';

async function show(inner: ReactNode, address = '/') {
  const i18n = createI18n('en-US');
  await Promise.all([i18n.load('admin-preview'), i18n.load('common')]);
  await act(async () =>
    render(
      <I18nContext value={i18n}>
        <FluentProvider theme={webLightTheme}>
          <MemoryRouter initialEntries={[address]}>{inner}</MemoryRouter>
        </FluentProvider>
      </I18nContext>,
    ),
  );
}

function Tools(): ReactNode {
  const [context, change] = usePreviewContext('main', 'en-US');
  return (
    <>
      <PlaceTools context={context} onChange={change} withPages />
      <ContextTools context={context} onChange={change} />
      <output>{useLocation().search}</output>
    </>
  );
}

test('every choice stands in the address, beside what else is there', async () => {
  await show(<Tools />, '/?width=390&draft=keep');
  expect(screen.getByLabelText('Language')).toHaveValue('en-US');
  await userEvent.selectOptions(screen.getByLabelText('Device'), '768');
  await userEvent.selectOptions(screen.getByLabelText('Visitor'), 'no-login');
  await userEvent.selectOptions(screen.getByLabelText('Data on the page'), '401');
  const search = new URLSearchParams(screen.getByRole('status').textContent ?? '');
  expect(Object.fromEntries(search)).toMatchObject({ width: '768', role: 'no-login', state: '401', draft: 'keep' });
});

test('a block that asks for nothing has no data state to choose', async () => {
  const onChange = vi.fn();
  const block = (id: string, ...calls: string[]) => ({ id, type: 'a/b', pointer: '', calls });
  await show(
    <BlockStates
      blocks={[block('hero'), block('list', 'listHistory')]}
      states={{}}
      nameOf={() => 'Name'}
      onChange={onChange}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Per block' }));
  expect(screen.queryByLabelText('Data of Name (hero)')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Data of Name (list)'), 'error');
  expect(onChange).toHaveBeenCalledWith({ blockStates: { list: 'error' } });
});

test('says in words why a rule hides, and what this build does not understand', async () => {
  await show(
    <RuleVerdict
      verdict={{
        kind: 'all',
        holds: false,
        parts: [
          { kind: 'role', holds: false, wanted: ['personal', 'organization'], actual: 'anonymous' },
          { kind: 'function', holds: true, wanted: [2], actual: [1, 2] },
          { kind: 'mood', holds: false, unclear: true },
        ],
      }}
    />,
  );
  expect(screen.getByText('Hidden: its rule is not met.')).toBeInTheDocument();
  expect(document.body.textContent).toContain(
    'Visitor is a personal account / a member of an organization (is: anonymous)',
  );
  expect(document.body.textContent).toContain('Function 2 is on (is: 1 / 2)');
  expect(document.body.textContent).toContain('does not know “mood”');
});

test('whoever works on a phone starts with the page as a phone shows it, unless the address says otherwise', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...{ matches: query === '(max-width: 600px)', media: query },
    ...{ addEventListener: () => undefined, removeEventListener: () => undefined },
  }));
  onTestFinished(() => void vi.unstubAllGlobals());
  await show(<Tools />, '/?lang=en-US');
  expect(screen.getByLabelText('Device')).toHaveValue('390');
  cleanup();
  await show(<Tools />, '/?width=1280');
  expect(screen.getByLabelText('Device')).toHaveValue('1280');
});
