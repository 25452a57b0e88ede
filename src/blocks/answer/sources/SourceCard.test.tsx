import { render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createI18n } from '@/i18n/create-i18n';
import { I18nContext } from '@/i18n/use-translation';
import { CitationContext, type Citations } from '@/knowledge/citation/citation-context';
import type { RunSource } from '@/stream/types';
import { SourceCard } from './SourceCard';

const i18n = createI18n('en-US');
beforeAll(() => i18n.load('answer'));

const source = { n: 2, sid: 's2', title: 'Bearings', headings: [], page: 4, lang: 'en' } as unknown as RunSource;
const citations = (looked: number | null) =>
  ({ looked, opened: null, sources: new Map(), look: vi.fn() }) as unknown as Citations;

interface Shown {
  cited?: number;
  done?: boolean;
  looked?: number | null;
  byMeaning?: boolean;
}
const card = ({ cited = 0, done = false, looked = null, byMeaning }: Shown) => (
  <I18nContext value={i18n}>
    <CitationContext value={citations(looked)}>
      <SourceCard source={{ ...source, byMeaning }} cited={cited} done={done} onOpen={() => {}} />
    </CitationContext>
  </I18nContext>
);

test('says where it is cited, and that it is not only once the answer is finished', () => {
  const { rerender } = render(card({}));
  expect(screen.getByRole('button')).not.toHaveTextContent('cited');
  rerender(card({ cited: 2 }));
  expect(screen.getByRole('button')).toHaveTextContent('Page 4 · cited 2 times');
  rerender(card({ done: true }));
  expect(screen.getByRole('button')).toHaveTextContent('Page 4 · not cited');
});

test('says that it was found by its meaning alone, and nothing where words were found', () => {
  const { rerender } = render(card({ cited: 1, byMeaning: true }));
  expect(screen.getByRole('button')).toHaveTextContent('Page 4 · cited once · related by meaning');
  rerender(card({ cited: 1 }));
  expect(screen.getByRole('button')).not.toHaveTextContent('meaning');
});

const scroll = vi.fn();
beforeEach(() => {
  scroll.mockClear();
  Element.prototype.scrollIntoView = scroll;
  return () => Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('comes into view when its number in the text is looked at, and no other', () => {
  const { rerender } = render(card({}));
  rerender(card({ looked: 1 }));
  expect(scroll).not.toHaveBeenCalled();
  rerender(card({ looked: 2 }));
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
});

test('stays where it is when it is looked at itself', () => {
  const { rerender } = render(card({}));
  screen.getByRole('button').focus();
  rerender(card({ looked: 2 }));
  expect(scroll).not.toHaveBeenCalled();
});
