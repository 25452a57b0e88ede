import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import * as toasts from '@/ui/toasts';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { exportDomain } from '../shell/export-domain';
import { FilePicker, MOST_BYTES } from './FilePicker';

const file = (size: number, name = 'setting.json') => {
  const made = new File(['{"title":"T"}'], name, { type: 'application/json' });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};

describe('choosing a file', () => {
  const show = async (locale: 'en-US' | 'zh-CN' = 'en-US') => {
    const onText = vi.fn();
    await renderWithI18n(<FilePicker chosen={null} busy={false} onText={onText} />, ['admin'], locale);
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no place for a file.');
    return { onText, input };
  };

  test('hands on what is in it, dropped or chosen, the same one twice as well', async () => {
    const { onText, input } = await show();
    await userEvent.upload(input, file(20));
    await userEvent.upload(input, file(20));
    const zone = input.parentElement as HTMLElement;
    fireEvent.drop(zone, { dataTransfer: { files: [file(20, 'dropped.json')] } });
    await vi.waitFor(() => expect(onText).toHaveBeenCalledTimes(3));
    expect(onText.mock.calls.map(([name, text]) => [name, text])).toEqual([
      ['setting.json', '{"title":"T"}'],
      ['setting.json', '{"title":"T"}'],
      ['dropped.json', '{"title":"T"}'],
    ]);
  });

  test('one that is too large is not even read: its name, its size and the limit are said', async () => {
    const { onText, input } = await show();
    await userEvent.upload(input, file(20_400_000, 'film.json'));
    expect(screen.getByRole('alert')).toHaveTextContent(/film\.json.*20\.4.*1/);
    expect(onText).not.toHaveBeenCalled();
    await userEvent.upload(input, file(MOST_BYTES));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a folder, or a file that has gone meanwhile, is said by its name, and the next one is read', async () => {
    const { onText, input } = await show('zh-CN');
    const zone = input.parentElement as HTMLElement;
    const folder = file(4096, 'settings');
    folder.text = () => Promise.reject(new DOMException('A requested file could not be found.', 'NotFoundError'));
    fireEvent.drop(zone, { dataTransfer: { files: [folder] } });
    expect(await screen.findByRole('alert')).toHaveTextContent(/settings/);
    expect(onText).not.toHaveBeenCalled();
    fireEvent.drop(zone, { dataTransfer: { files: [file(20)] } });
    await vi.waitFor(() => expect(onText).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('nothing dropped is nothing done', async () => {
    const { onText, input } = await show('zh-CN');
    fireEvent.drop(input.parentElement as HTMLElement, { dataTransfer: { files: [] } });
    expect([onText.mock.calls.length, screen.queryByRole('alert')]).toEqual([0, null]);
  });
});

describe('an export', () => {
  const clicked: string[] = [];
  beforeEach(() => {
    clicked.length = 0;
    vi.spyOn(toasts, 'showToast').mockImplementation(() => undefined);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this.download);
    });
    const files = class extends URL {
      static override createObjectURL = () => 'blob:x';
      static override revokeObjectURL = vi.fn();
    };
    vi.stubGlobal('URL', files);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const answer = (make: () => Response | Promise<Response>) =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => make()),
    );
  const said = () => vi.mocked(toasts.showToast).mock.calls.map(([{ text, textKey }]) => text ?? textKey);

  test('is a file of the domain’s name, and leaves nothing in the page', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    answer(() => new Response('{}'));
    await exportDomain('a.example');
    vi.runAllTimers();
    expect([clicked, said(), document.querySelectorAll('a[download]').length]).toEqual([
      ['a.example.setting.json'],
      [],
      0,
    ]);
    expect(vi.mocked(fetch).mock.calls[0]).toEqual(['/api/admin/domains/a.example/export']);
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:x');
  });

  test('that is refused says why, in the server’s words', async () => {
    answer(() => Response.json({ code: 404, msg: 'walk was never published.', data: null }, { status: 404 }));
    await exportDomain('walk');
    answer(() => new Response('<html>', { status: 502 }));
    await exportDomain('walk');
    answer(() => Promise.reject(new TypeError('offline')));
    await exportDomain('walk');
    expect(said()).toEqual(['walk was never published.', 'errors:malformed', 'errors:network']);
    expect(clicked).toEqual([]);
  });
});
