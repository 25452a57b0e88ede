import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { currentToasts } from '@/ui/toasts';
import { withCalls } from '../../../tests/support/with-calls';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { SingleSignOn } from './SingleSignOn';

test('missing authorization URL: only logged', async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const { around } = withCalls(() => ({ url: '' }));
  const agreement = { agreed: true, setAgreed: vi.fn(), confirm: async () => true, question: null };
  await renderWithI18n(around(<SingleSignOn name="Harrow" agreement={agreement} />), ['people']);
  await userEvent.click(screen.getByRole('button', { name: 'Harrow' }));
  await vi.waitFor(() => expect(log).toHaveBeenCalledExactlyOnceWith('There is no authorization address to go to.'));
  expect(currentToasts()).toEqual([]);
  log.mockRestore();
});
