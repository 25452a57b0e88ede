import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, test } from 'vitest';
import { sessionStore } from '../../../tests/support/a-session';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { AgreementBox } from './AgreementBox';
import { useLastAccount } from './last-account';
import { returnAddress } from './return-address';
import { useAgreement } from './use-agreement';

const at = (address: string) => new URL(address) as unknown as Location;

describe('where WeChat or a provider comes back to', () => {
  test.each([
    ['https://p.example/qa-list?wd=1#x', 'https://p.example/login?targetUrl=%2Fqa-list%3Fwd%3D1'],
    ['https://p.example/', 'https://p.example/login?targetUrl=%2F'],
    ['https://p.example/login?targetUrl=%2Fgpt', 'https://p.example/login?targetUrl=%2Fgpt'],
    ['https://p.example//evil.example/', 'https://p.example/login?targetUrl=%2Fengine'],
  ])('%s', (from, to) => {
    expect(returnAddress(at(from))).toBe(to);
  });
});

describe('how somebody signed in the last time', () => {
  let last: ReturnType<typeof useLastAccount>;
  function Spy() {
    last = useLastAccount();
    return null;
  }
  const look = () => renderWithI18n(<Spy />, []);
  beforeEach(() => localStorage.clear());

  test('is remembered by this browser, without any password', async () => {
    await look();
    expect([last.account, last.tab]).toEqual(['', undefined]);
    act(() => last.remember('password', 'anna'));
    await look();
    expect([last.account, last.tab]).toEqual(['anna', 'password']);
    expect(JSON.stringify({ ...localStorage })).not.toContain('secret');
  });

  test.each(['{', 'null', '7', '{"tab":"quick"}', '{"tab":"quick","account":7}'])(
    'and nothing is believed that another application left: %s',
    async (stored) => {
      localStorage.setItem('mw:last-sign-in', stored);
      await look();
      expect(last.account).toBe('');
    },
  );
});

describe('the agreement', () => {
  let answers: boolean[] = [];
  function Form() {
    const agreement = useAgreement();
    return (
      <>
        <AgreementBox agreement={agreement} />
        <button type="button" onClick={() => void agreement.confirm().then((yes) => answers.push(yes))}>
          Go
        </button>
      </>
    );
  }
  const go = () => userEvent.click(screen.getByRole('button', { name: 'Go' }));
  beforeEach(async () => {
    answers = [];
    await renderWithI18n(
      <Provider store={sessionStore()}>
        <Form />
      </Provider>,
      ['people'],
    );
  });

  test('is asked for when the box is not ticked; agreeing ticks it, and nobody is asked twice', async () => {
    await go();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect([answers, screen.queryByRole('alertdialog')]).toEqual([[false], null]);
    await go();
    await userEvent.click(screen.getByRole('button', { name: 'Agree' }));
    expect(screen.getByRole('checkbox')).toBeChecked();
    await go();
    expect(answers).toEqual([false, true, true]);
  });

  test('can be read without ticking or leaving anything', () => {
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['/agreement/service', '_blank'],
      ['/agreement/privacy', '_blank'],
    ]);
    expect(screen.getByRole('checkbox')).toHaveAccessibleName(/user service agreement/i);
  });
});
