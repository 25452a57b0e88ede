import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { createI18n } from '@/i18n/create-i18n';
import { I18nContext } from '@/i18n/use-translation';
import { emptyRun, type RunState } from '@/stream/run-state';
import { SupportLine } from './SupportLine';

const i18n = createI18n('en-US');
beforeAll(() => i18n.load('answer'));

const cite = (cid: string, support: 'full' | 'none') => ({
  cid,
  block: 'b1',
  range: [0, 5] as [number, number],
  sids: [],
  support,
});
const written: RunState = {
  ...emptyRun,
  answerer: 'model',
  blocks: [{ id: 'b1', type: 'text', text: 'Hot.', open: true }],
  cites: [cite('c1', 'full'), cite('c2', 'none'), cite('c3', 'full')],
};
const line = (state: RunState, done: boolean) => (
  <I18nContext value={i18n}>
    <SupportLine state={state} done={done}>
      {!done && <span>Writing the answer</span>}
    </SupportLine>
  </I18nContext>
);

test('counts once all is said, where it was told that writing goes on', () => {
  const { rerender } = render(line(written, false));
  const badge = screen.getByText('Written by a model');
  expect(badge.nextElementSibling).toBe(screen.getByText('Writing the answer'));
  expect(screen.queryByText(/without support/)).toBeNull();
  rerender(line(written, true));
  expect(screen.getByText('1 without support')).toBeVisible();
  expect(screen.getByText('Written by a model')).toBe(badge);
});

test('says nothing about an answer without a text', () => {
  const { container } = render(line({ ...emptyRun, answerer: 'extractive' }, true));
  expect(container).toHaveTextContent('');
});
