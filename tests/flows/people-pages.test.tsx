import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerByMocks, renderReady, soon } from '../support/portal-flow';
import { forgetPerson, member, signInDialog, signInWithPassword } from '../support/sign-in';

answerByMocks();
beforeEach(forgetPerson);

describe('the personal center', () => {
  test('opens once somebody has signed in, and shows devices and organizations', async () => {
    await renderReady({ setting: 'main', path: '/personInfo' });
    const dialog = await signInDialog();
    expect(within(dialog).getByText('登录后即可查看这个页面。')).toBeInTheDocument();
    await signInWithPassword(member, dialog);
    await userEvent.click(await screen.findByRole('button', { name: '进入' }, soon));
    expect(await screen.findByRole('heading', { level: 1, name: '个人中心' }, soon)).toBeInTheDocument();
    expect(await screen.findByText('138****0042', undefined, soon)).toBeInTheDocument();
    expect(await screen.findByText('当前设备', undefined, soon)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '切换到此组织' }));
    await screen.findByRole('button', { name: /当前身份：Harrow/ }, soon);
  });
});
