import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { languageName } from '@/lib/language-name';
import { LOCALES, type Locale } from '../../generated/locales';
import { touchTarget } from './touch-target';

const useStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    minHeight: '32px',
    padding: '4px 8px',
    font: 'inherit',
    lineHeight: '20px',
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
    ...touchTarget,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground1 },
  },
  // The operating system draws the list and ignores the background of the control.
  option: { backgroundColor: tokens.colorNeutralBackground1, color: tokens.colorNeutralForeground1 },
});

interface Props {
  onChoose: (locale: Locale) => void;
  className?: string | undefined;
}

/** All languages by their own names. A native select needs no extra code and is accessible. */
export function LanguageSelect({ onChoose, className }: Props): ReactNode {
  const styles = useStyles();
  const { t, i18n } = useTranslation('common');
  return (
    <select
      className={mergeClasses(styles.root, className)}
      aria-label={t('language')}
      title={t('language')}
      value={i18n.language}
      onChange={({ target }) => onChoose(target.value as Locale)}
    >
      {LOCALES.map((locale) => (
        <option key={locale} value={locale} lang={locale} className={styles.option}>
          {languageName(locale)}
        </option>
      ))}
    </select>
  );
}
