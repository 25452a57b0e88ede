import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { createI18n } from '@/i18n/create-i18n';
import { I18nContext } from '@/i18n/use-translation';
import { Versions } from './Versions';

const i18n = createI18n('en-US');
beforeAll(() => i18n.load('answer'));

const onVersion = vi.fn();
const versions = (ids: string[], shown: string) => {
  return render(
    <I18nContext value={i18n}>
      <Versions versions={ids.map((id) => ({ id }))} shown={shown} onVersion={onVersion} />
    </I18nContext>,
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
