import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { untilProved } from '@/browser/proof-gate';
import { findFaults } from '../support/find-faults';
import { answerByMocks, renderReady, soon } from '../support/portal-flow';
import { forgetPerson, keepToken, member, neverAskToJoin, nextCode } from '../support/sign-in';

answerByMocks();
beforeEach(forgetPerson);
beforeEach(neverAskToJoin);

/** Simulates a rejected sensitive call, which opens the dialog. */
async function askForProof() {
  keepToken('u-42');
  await renderReady({ setting: 'main', path: '/personInfo' });
  await screen.findByText('138****0042', undefined, soon);
  const given: boolean[] = [];
  await act(async () => void untilProved().then((one) => given.push(one)));
  const dialog = await screen.findByRole('dialog', { name: '确认是您本人' }, soon);
  return { given, dialog, form: within(dialog) };
}

test('a wrong password stands at its field, the right one lets the call go on', async () => {
  const { given, form } = await askForProof();
  const password = await form.findByLabelText(/^密码/, undefined, soon);
  await userEvent.type(password, 'Another-Mill-42');
  await userEvent.click(form.getByRole('button', { name: '确认' }));
  expect(await form.findByText('账号或密码错误。', undefined, soon)).toBeInTheDocument();
  expect(await findFaults()).toEqual([]);
  await userEvent.clear(password);
  await userEvent.type(password, member.password);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(given).toEqual([true]), soon);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), soon);
});

test('a code to the own phone does as well', async () => {
  const { given, form } = await askForProof();
  await userEvent.click(await form.findByRole('radio', { name: /138\*\*\*\*0042/ }, soon));
  const code = nextCode();
  await userEvent.click(form.getByRole('button', { name: '获取验证码' }));
  await userEvent.type(form.getByRole('textbox', { name: /验证码/ }), await code);
  await userEvent.click(form.getByRole('button', { name: '确认' }));
  await waitFor(() => expect(given).toEqual([true]), soon);
});

test('closed without, the call gives up', async () => {
  const { given, form } = await askForProof();
  await userEvent.click(form.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(given).toEqual([false]), soon);
});
