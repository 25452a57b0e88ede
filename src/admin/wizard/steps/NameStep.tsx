import { Checkbox, Field, Input, Select } from '@fluentui/react-components';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { languageName } from '@/lib/language-name';
import { LOCALES, type Locale } from '../../../../generated/locales';
import { type Answers, firstVisitOf } from '../answers';
import { ColorField } from '../brand/ColorField';
import { LogoField } from '../brand/LogoField';
import { StepShell } from '../StepShell';
import type { ChangeAnswers } from '../use-answers';
import type { Portal } from '../use-portal';
import { useWizardStyles } from '../wizard-styles';
import { AddressField } from './AddressField';

const LONGEST = 100;

export interface StepProps {
  answers: Answers;
  change: ChangeAnswers;
  portal: Portal;
  domain: string;
}

/** Name, languages, address, logo and colour. Going on creates the draft. */
export function NameStep({ answers, change, portal, domain, fault }: StepProps & { fault: string | null }): ReactNode {
  const styles = useWizardStyles();
  const { t, i18n } = useTranslation('admin-new');
  const [asked, setAsked] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const { languages, names } = answers;
  const nameless = languages.filter((locale) => !names[locale]?.trim());
  const toggle = (locale: Locale) => {
    const next = LOCALES.filter((one) => (one === locale ? !languages.includes(one) : languages.includes(one)));
    if (next.length > 0) change({ languages: next });
  };
  const go = async () => {
    setAsked(true);
    if (nameless.length > 0 || fault)
      return fields.current?.querySelectorAll<HTMLInputElement>('[data-name]').forEach((input) => {
        if (nameless.includes(input.lang as Locale)) input.focus();
      });
    if (await portal.begin()) change({ step: 1, begun: domain });
  };
  return (
    <StepShell
      title={t('name.title')}
      text={t('name.text')}
      go={t('next')}
      busy={portal.busy}
      error={portal.error}
      failed={t('name.failed')}
      onGo={() => void go()}
    >
      <fieldset className={styles.set}>
        <legend className={styles.legend}>{t('name.languages')}</legend>
        <div className={styles.row}>
          {LOCALES.map((locale) => (
            <Checkbox
              key={locale}
              label={languageName(locale)}
              lang={locale}
              checked={languages.includes(locale)}
              onChange={() => toggle(locale)}
            />
          ))}
        </div>
      </fieldset>
      <div ref={fields} style={{ display: 'contents' }}>
        {languages.map((locale, at) => (
          <Field
            key={locale}
            required
            label={
              languages.length > 1 ? t('name.in', { language: languageName(locale, i18n.language) }) : t('name.label')
            }
            validationMessage={asked && nameless.includes(locale) ? t('name.missing') : undefined}
          >
            <Input
              autoFocus={at === 0}
              data-name
              lang={locale}
              value={names[locale] ?? ''}
              maxLength={LONGEST}
              autoComplete="organization"
              placeholder={t('name.example')}
              onChange={(_, { value }) => change({ names: { ...names, [locale]: value } })}
            />
          </Field>
        ))}
      </div>
      <FirstVisit answers={answers} change={change} />
      <AddressField answers={answers} change={change} domain={domain} fault={fault} />
      <LogoField answers={answers} change={change} />
      <ColorField answers={answers} change={change} />
    </StepShell>
  );
}

/** Every portal offers all languages; it only has a say in which one a visitor sees first. */
function FirstVisit({ answers, change }: Pick<StepProps, 'answers' | 'change'>): ReactNode {
  const { t, i18n } = useTranslation('admin-new');
  const offered = new Intl.ListFormat(i18n.language).format(LOCALES.map((one) => languageName(one, i18n.language)));
  return (
    <Field label={t('first.label')} hint={t('first.hint', { languages: offered })}>
      <Select
        value={firstVisitOf(answers)}
        onChange={(_, { value }) => change({ firstVisit: LOCALES.find((one) => one === value) ?? 'browser' })}
      >
        <option value="browser">{t('first.browser')}</option>
        {LOCALES.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {languageName(locale)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
