import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { createWords } from '@/i18n/create-words';
import { WordsContext } from '@/i18n/use-translation';
import type { AnsweredTurn } from '../answered-turn';
import { Versions } from './Versions';

const words = createWords('en-US');
beforeAll(() => words.load('answer'));

const onVersion = vi.fn();
const versions = (ids: string[], shown: string) => {
  const answers = ids.map((id) => ({ id }));
  const turn = { answers, answer: { id: shown } } as unknown as AnsweredTurn;
  return render(
    <WordsContext value={words}>
      <Versions turn={turn} onVersion={onVersion} />
    </WordsContext>,
  );
};

test('steps from version to version and stays at the ends', () => {
  versions(['a', 'b', 'c'], 'c');
  const [back, on] = screen.getAllByRole('button');
  expect(screen.getByRole('group')).toHaveTextContent('3 / 3');
  expect(on).toHaveAttribute('aria-disabled', 'true');
  on?.click();
  expect(onVersion).not.toHaveBeenCalled();
  back?.click();
  expect(onVersion).toHaveBeenCalledExactlyOnceWith('b');
});

test('an answer that was written once has none', () => {
  const { container } = versions(['a'], 'a');
  expect(container).toBeEmptyDOMElement();
});
