import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { describe, expect, test } from 'vitest';
import { arrivalAsked } from '@/session/session';
import { sessionStore } from '../../../tests/support/a-session';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { ArrivalDialog } from './ArrivalDialog';

const arrival = { person: { name: '张三', account: '138****0042' }, here: null, same: false };

async function show(given: Parameters<typeof ArrivalDialog>[0]['arrival']) {
  const store = sessionStore();
  if (given) store.dispatch(arrivalAsked(given));
  await renderWithI18n(
    <Provider store={store}>
      <ArrivalDialog arrival={given} />
    </Provider>,
    ['people'],
  );
  return () => store.getState().session.arrival;
}

describe('whose account to go on with', () => {
  test('is asked with the name, and neither answer has the focus', async () => {
    const said = await show(arrival);
    await screen.findByRole('alertdialog', { name: 'Continue as 张三 (138****0042)?' });
    for (const button of screen.getAllByRole('button')) expect(button).not.toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(said()).toEqual(arrival);
    await userEvent.click(screen.getByRole('button', { name: 'Continue as 张三' }));
    expect(said()).toBe('taken');
  });

  test('of somebody who is signed in already: to switch or to stay; Escape stays', async () => {
    const said = await show({ ...arrival, here: { name: '李四', account: '139****0001' } });
    expect(await screen.findByText(/signed in as 李四 \(139\*\*\*\*0001\)/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Stay signed in as 李四' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(said()).toBe('left');
  });
});
