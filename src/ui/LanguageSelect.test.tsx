import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { languageName } from '@/lib/language-name';
import { LOCALES } from '../../generated/locales';
import { renderWithI18n } from '../../tests/support/with-i18n';
import { LanguageSelect } from './LanguageSelect';

test('every language there is can be chosen by its own name', async () => {
  const onChoose = vi.fn();
  await renderWithI18n(<LanguageSelect onChoose={onChoose} />, ['common']);
  const select = screen.getByRole('combobox');
  const options = within(select).getAllByRole('option');
  expect(options.map(({ lang, textContent }) => [lang, textContent])).toEqual(
    LOCALES.map((locale) => [locale, languageName(locale)]),
  );
  await userEvent.selectOptions(select, 'English');
  expect(onChoose).toHaveBeenCalledWith('en-US');
});
