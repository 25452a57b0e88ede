import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { withPeople } from '@/mocks/people/people-state';
import { findFaults } from '../support/find-faults';
import { answerByMocks, renderReady, soon } from '../support/portal-flow';
import { askForCode, forgetPerson, keepToken, member, neverAskToJoin } from '../support/sign-in';

answerByMocks();
beforeEach(forgetPerson);
beforeEach(neverAskToJoin);

const NEW = 'Roll!Stand-77';

async function openWizard() {
  keepToken('u-42');
  await renderReady({ setting: 'main', path: '/personInfo' });
  await userEvent.click(await screen.findByRole('button', { name: '修改密码' }, soon));
  return within(await screen.findByRole('alertdialog', { name: '设置密码' }, soon));
}

type Wizard = Awaited<ReturnType<typeof openWizard>>;
/** Clicks a heading to blur the field, because the dialog's focus trap blocks Tab in jsdom. */
const leave = (wizard: Wizard) => userEvent.click(wizard.getByRole('heading', { name: '设置密码' }));
const current = (wizard: Wizard) =>
  wizard.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step');

/** Completes the first step, up to the new password. */
async function prove(wizard: Wizard, phone = member.account): Promise<void> {
  await userEvent.type(wizard.getByRole('textbox', { name: '手机号' }), phone);
  const code = await askForCode(wizard);
  await userEvent.type(wizard.getByRole('textbox', { name: '验证码' }), code);
  await userEvent.click(wizard.getByRole('button', { name: '下一步' }));
  await wizard.findByLabelText(/^新密码/, undefined, soon);
}

async function setPassword(wizard: Wizard, password: string, again = password): Promise<void> {
  const [first, second] = [wizard.getByLabelText(/^新密码/), wizard.getByLabelText(/^确认密码/)];
  for (const [field, text] of [
    [first, password],
    [second, again],
  ] as const) {
    await userEvent.clear(field);
    if (text) await userEvent.type(field, text);
  }
  await userEvent.click(wizard.getByRole('button', { name: '完成' }));
}

describe('who somebody is', () => {
  test('is proved by the whole of their own phone or email, which is shown in part only', async () => {
    const wizard = await openWizard();
    expect(current(wizard)).toHaveTextContent('验证身份');
    expect(wizard.getByText('请完整输入 138****0042')).toBeInTheDocument();
    const phone = wizard.getByRole('textbox', { name: '手机号' });
    for (const [typed, said] of [
      ['13800000043', '手机号错误'],
      ['138****0042', '请输入正确的手机号'],
      ['1380000004', '请输入正确的手机号'],
    ] as const) {
      await userEvent.clear(phone);
      await userEvent.type(phone, typed);
      await leave(wizard);
      expect(wizard.getByText(said)).toBeInTheDocument();
    }
    await userEvent.clear(phone);
    await userEvent.type(phone, ' １３８ 0000 0042 ');
    await leave(wizard);
    expect(phone).toHaveValue('13800000042');
    expect(phone).toBeValid();
    await userEvent.click(wizard.getByRole('radio', { name: '邮箱' }));
    const email = wizard.getByRole('textbox', { name: '邮箱' });
    expect(wizard.getByText('请完整输入 z***@beiling.example')).toBeInTheDocument();
    await userEvent.type(email, 'zhou@beiling.example.com');
    await leave(wizard);
    expect(wizard.getByText('邮箱错误')).toBeInTheDocument();
    await userEvent.clear(email);
    await userEvent.type(email, `${'a'.repeat(24)}@b.example`);
    await leave(wizard);
    expect(wizard.getByText('邮箱长度不能超过30')).toBeInTheDocument();
    expect(await findFaults()).toEqual([]);
  });

  test('is not asked by what was never bound', async () => {
    withPeople(({ persons: [zhou] }) => {
      if (zhou) zhou.email = '';
    });
    const wizard = await openWizard();
    await userEvent.click(wizard.getByRole('radio', { name: '邮箱' }));
    await userEvent.type(wizard.getByRole('textbox', { name: '邮箱' }), 'a@b.example');
    await leave(wizard);
    expect(wizard.getByText('请先绑定邮箱')).toBeInTheDocument();
  });

  test('no code is sent to somebody else, and none is taken that is not six characters', async () => {
    const wizard = await openWizard();
    await userEvent.type(wizard.getByRole('textbox', { name: '手机号' }), '13900000007');
    await userEvent.click(wizard.getByRole('button', { name: '获取验证码' }));
    expect(wizard.getByText('手机号错误')).toBeInTheDocument();
    await userEvent.click(wizard.getByRole('button', { name: '下一步' }));
    expect(wizard.getByText('验证码不能为空')).toBeInTheDocument();
    await userEvent.type(wizard.getByRole('textbox', { name: '验证码' }), '12345');
    await leave(wizard);
    expect(wizard.getByText('请输入6位验证码')).toBeInTheDocument();
    expect(withPeople(({ codes }) => codes)).toEqual({});
  });

  test('another code may be asked for after sixty seconds, also when the page is opened again', async () => {
    const wizard = await openWizard();
    await userEvent.type(wizard.getByRole('textbox', { name: '手机号' }), member.account);
    await askForCode(wizard);
    const wait = await wizard.findByRole('button', { name: /^(?:60|5\d) 秒后重发$/ }, soon);
    expect(wait).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(wizard.getByRole('button', { name: '关闭' }));
    await userEvent.click(await screen.findByRole('button', { name: '修改密码' }, soon));
    expect(await screen.findByRole('button', { name: /^(?:60|5\d) 秒后重发$/ }, soon)).toBeInTheDocument();
  });
});

describe('a new password', () => {
  test('is judged rule by rule as it is typed, and by the words of the specification when it is sent', async () => {
    const wizard = await openWizard();
    await prove(wizard);
    expect(current(wizard)).toHaveTextContent('设置新密码');
    const rule = (name: string) => wizard.getByText(name).closest('span')?.parentElement;
    const password = wizard.getByLabelText(/^新密码/);
    expect(rule('10 到 32 个字符')).toHaveTextContent('待满足');
    await userEvent.type(password, 'abcdeA1');
    expect(rule('10 到 32 个字符')).toHaveTextContent('未满足');
    expect(rule('没有 5 个以上连续升序或降序的字符')).toHaveTextContent('未满足');
    expect(rule('小写字母')).toHaveTextContent('已满足');
    expect(rule('特殊符号')).toHaveTextContent('待满足');
    expect(await findFaults()).toEqual([]);
    for (const [typed, said] of [
      ['', '请输入登录密码'],
      ['short1A', '密码长度10-32位，且必须包含小写字母、大写字母、数字、特殊符号的三种及以上'],
      ['Abcdefg-rolling', '密码不能过多升序和降序'],
      ['Rollllling-Mill9', '密码不能过多相同字节'],
    ] as const) {
      await setPassword(wizard, typed);
      expect(wizard.getByText(said)).toBeInTheDocument();
    }
    await setPassword(wizard, NEW, '');
    expect(wizard.getByText('请再次输入登录密码')).toBeInTheDocument();
    await setPassword(wizard, NEW, `${NEW}x`);
    expect(wizard.getByText('两次输入的密码不一致')).toBeInTheDocument();
    expect(withPeople(({ persons }) => persons[0]?.password)).toBe(member.password);
  });

  test('is set, said, and the dialog closes by itself after five seconds', async () => {
    const wizard = await openWizard();
    await prove(wizard);
    await setPassword(wizard, NEW);
    expect(await wizard.findByRole('status', undefined, soon)).toHaveTextContent('密码设置成功');
    expect(current(wizard)).toHaveTextContent('完成');
    for (const left of [5, 4, 1]) await wizard.findByRole('button', { name: `关闭（${left} 秒）` }, soon);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), soon);
    expect(withPeople(({ persons }) => persons[0]?.password)).toBe(NEW);
    // The page is accessible again, no longer hidden behind the closed dialog.
    expect(await screen.findByRole('button', { name: '修改密码' }, soon)).toBeInTheDocument();
  });

  test('that another tab has set meanwhile: says so, and leads back to the first step', async () => {
    const wizard = await openWizard();
    await prove(wizard);
    withPeople((state) => {
      state.proofs = {};
      state.codes = {};
    });
    await setPassword(wizard, NEW);
    expect(await wizard.findByText('验证码错误或已失效，请重新获取。', undefined, soon)).toBeInTheDocument();
    expect(wizard.getByLabelText(/^新密码/)).toHaveValue(NEW);
    await userEvent.click(wizard.getByRole('button', { name: '重新验证身份' }));
    expect(current(wizard)).toHaveTextContent('验证身份');
    expect(withPeople(({ persons }) => persons[0]?.password)).toBe(member.password);
  });
});
