import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { ImportDialog } from '@/admin/transfer/ImportDialog';
import { makeStore } from '@/app/store';
import { createI18n } from '@/i18n/create-i18n';
import { I18nContext } from '@/i18n/use-translation';
import { mockServer } from '@/mocks/node';
import words from '../../messages/en-US/portal/admin.json';
import { answerByMocks, soon } from '../support/portal-flow';
import { renderPortal } from '../support/render-portal';

answerByMocks();

const DOMAIN = 'steelworks';
const call = async (path: string, method = 'GET', body?: object) => {
  const headers = { 'Accept-Language': 'en-US', ...(body && { 'Content-Type': 'application/json' }) };
  const address = `${location.origin}/api/admin/domains/${DOMAIN}${path}`;
  return (await fetch(address, { method, headers, ...(body && { body: JSON.stringify(body) }) })).json();
};
const file = (text: BlobPart, name = 'setting.json') => new File([text], name, { type: 'application/json' });

async function openMenu(item: string) {
  await Promise.all([import('@/admin/Admin'), import('@/admin/history/HistoryPage')]);
  await renderPortal({ path: `/admin/domains/${DOMAIN}/history`, locale: 'en-US', namespaces: ['admin', 'reader'] });
  const menu = words.domains.more.replace('{domain}', DOMAIN);
  await userEvent.click(await screen.findByRole('button', { name: menu }, soon));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

async function importing(chosen: File) {
  const texts = createI18n('en-US');
  await Promise.all(['admin', 'form', 'admin-schema'].map((namespace) => texts.load(namespace)));
  const onClose = vi.fn();
  await act(async () =>
    render(
      <Provider store={makeStore({ locale: 'en-US', mode: 'light' })}>
        <I18nContext value={texts}>
          <FluentProvider theme={webLightTheme}>
            <MemoryRouter>
              <ImportDialog domain={DOMAIN} onClose={onClose} opener={{ current: null }} />
            </MemoryRouter>
          </FluentProvider>
        </I18nContext>
      </Provider>,
    ),
  );
  const dialog = within(await screen.findByRole('dialog', undefined, soon));
  await userEvent.upload(dialog.getByLabelText(words.import.choose, { selector: 'input' }), chosen);
  return { dialog, onClose, stage: () => dialog.getByRole('button', { name: words.import.stage }) };
}

describe('an import', () => {
  test('is a dry run: it says what would change, stores nothing, and becomes a draft when it is taken over', async () => {
    const { data } = await call('');
    const changed = { ...data.body, title: 'Zephyr', ownKey: { kept: [1] } };
    const { dialog, stage, onClose } = await importing(file(JSON.stringify(changed)));
    expect(await dialog.findByText('Zephyr', undefined, soon)).toBeInTheDocument();
    expect((await call('')).data.draft).toBeNull();
    await userEvent.click(stage());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), soon);
    const { draft } = (await call('')).data;
    expect(draft.body).toMatchObject({ title: 'Zephyr', ownKey: { kept: [1] } });
  });

  test.each([
    ['of another product', '{"dashboard":{"panels":[]}}', /setting/i],
    ['with a key that would change objects', '{"accessDomain":"x","own":{"__proto__":{"admin":true}}}', /__proto__/],
    ['that is no JSON', '{"accessDomain":', /JSON/],
  ])('%s is refused with the reason, and nothing can be taken over', async (_, text, reason) => {
    const { dialog, stage } = await importing(file(text));
    expect((await dialog.findAllByText(reason, { selector: 'li *' }, soon)).length).toBeGreaterThan(0);
    expect(stage()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(stage());
    expect((await call('')).data.draft).toBeNull();
    expect(Object.prototype).not.toHaveProperty('admin');
  });

  test('of 20 MB is not even read', async () => {
    const asked: string[] = [];
    mockServer.events.on('request:start', ({ request }) => void asked.push(request.url));
    const large = file(new Uint8Array(20_000_000), 'backup.json');
    const read = vi.spyOn(large, 'text');
    const { dialog } = await importing(large);
    expect(await dialog.findByText(/“backup.json” is 20 MB/)).toBeInTheDocument();
    expect(read).not.toHaveBeenCalled();
    expect(asked.filter((url) => url.endsWith('/import'))).toEqual([]);
    mockServer.events.removeAllListeners();
  });
});

describe('an export', () => {
  test('is a file with the published setting in it', async () => {
    const made: Blob[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${made.push(blob)}` }));
    Object.assign(URL, { revokeObjectURL: () => undefined });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await openMenu(words.domain.export);
    await waitFor(() => expect(made).toHaveLength(1), soon);
    expect(names).toEqual([`${DOMAIN}.setting.json`]);
    const text = await made[0]?.text();
    expect(JSON.parse(text ?? '').setting).toEqual((await call('')).data.body);
    vi.unstubAllGlobals();
  });
});

describe('a setting that waits for its time', () => {
  test('stands over the history until somebody stops it', async () => {
    const { data } = await call('');
    const at = new Date(Date.now() + 3_600_000).toISOString();
    await call('/publish', 'POST', {
      base: data.head,
      body: { ...data.body, title: 'Fair' },
      message: 'For the fair',
      at,
    });
    await Promise.all([import('@/admin/Admin'), import('@/admin/history/HistoryPage')]);
    await renderPortal({ path: `/admin/domains/${DOMAIN}/history`, locale: 'en-US', namespaces: ['admin', 'reader'] });
    expect(await screen.findByText(/For the fair/, undefined, soon)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: words.schedule.cancel }));
    await waitFor(() => expect(screen.queryByText(/For the fair/)).toBeNull(), soon);
    expect((await call('')).data).toMatchObject({ schedule: null, head: data.head });
  });
});
