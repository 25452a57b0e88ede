import { Field, Input } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { LOCALES } from '../../../generated/locales';

interface Props {
  names: Record<string, string>;
  onChange: (names: Record<string, string>) => void;
}

/** A name in each language. */
export function Names({ names, onChange }: Props): ReactNode {
  const { t, i18n } = useTranslation('admin-market');
  const languages = new Intl.DisplayNames(i18n.language, { type: 'language' });
  return LOCALES.map((locale) => (
    <Field key={locale} label={t('categories.name', { language: languages.of(locale.slice(0, 2)) ?? locale })}>
      <Input
        lang={locale}
        value={names[locale] ?? ''}
        maxLength={128}
        onChange={(_, { value }) => onChange({ ...names, [locale]: value })}
      />
    </Field>
  ));
}
