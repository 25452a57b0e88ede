import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { createI18n } from '@/i18n/create-i18n';
import { I18nContext } from '@/i18n/use-translation';
import { type CurrentAnswer, CurrentAnswerContext } from '@/stream/current-answer';
import { emptyRun } from '@/stream/run-state';
import type { RunSource } from '@/stream/types';
import Sources from './View';

const i18n = createI18n('en-US');
beforeAll(() => i18n.load('answer'));

const source = (n: number, read?: RunSource['read']) =>
  ({ n, sid: `s${n}`, title: `Guide ${n}`, headings: [], page: null, lang: 'en', read }) as unknown as RunSource;

function show(...sources: RunSource[]) {
  const answer = { run: { phase: 'ended', state: { ...emptyRun, sources } } } as unknown as CurrentAnswer;
  const props = { props: {}, level: 2, id: 'b' } as unknown as Parameters<typeof Sources>[0];
  return render(
    <I18nContext value={i18n}>
      <CurrentAnswerContext value={answer}>
        <Sources {...props} />
      </CurrentAnswerContext>
    </I18nContext>,
  );
}

test('what is quoted is listed, what was only read is folded', () => {
  const { container } = show(source(1, 'cited'), source(2, 'read'), source(3, 'read'));
  expect(screen.getByText('Read but not quoted (2)')).toBeVisible();
  expect(container.querySelector('details')).not.toHaveAttribute('open');
  expect(screen.getByRole('button', { name: /Guide 1/ }).closest('details')).toBeNull();
  expect(container.querySelectorAll('details li')).toHaveLength(2);
});

test('where nobody knows which are quoted, and where none is, all stand open', () => {
  show(source(1), source(2));
  expect(screen.queryByText(/Read but not quoted/)).toBeNull();
  const { container } = show(source(1, 'read'));
  expect(container.querySelector('details')).toHaveAttribute('open');
});
