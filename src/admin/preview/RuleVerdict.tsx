import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Under } from '@/i18n/translate';
import { useTranslation } from '@/i18n/use-translation';
import { isLocale } from '@/lib/is-locale';
import { languageName } from '@/lib/language-name';
import type { Explanation } from '@/renderer/show';

const useStyles = makeStyles({
  list: { margin: 0, paddingInlineStart: '18px' },
  text: { margin: 0 },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** Why a rule shows or hides: each condition, the expected and the actual value. */
export function RuleVerdict({ verdict }: { verdict: Explanation }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-preview');
  return (
    <>
      <p className={styles.text}>{verdict.holds ? t('rule.shown') : t('rule.hidden')}</p>
      <ul className={styles.list}>
        <Part part={verdict} />
      </ul>
    </>
  );
}

function Part({ part }: { part: Explanation }): ReactNode {
  const styles = useStyles();
  const { t, i18n } = useTranslation('admin-preview');
  const mark = part.holds ? '✓' : '✗';
  if (part.unclear && !part.parts) return <li>✗ {t('rule.unclear', { kind: part.kind })}</li>;
  if (part.parts) {
    return (
      <li>
        {mark} {t(`rule.join.${part.kind as Under<'admin-preview:rule.join'>}`)}
        <ul className={styles.list}>
          {part.parts.map((inner, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a rule have no id and do not move while it is shown.
            <Part key={index} part={inner} />
          ))}
        </ul>
      </li>
    );
  }
  const name = (word: string) =>
    isLocale(word) ? languageName(word, i18n.language) : t(`rule.value.${word as Under<'admin-preview:rule.value'>}`);
  const wanted = words(part.wanted, name);
  const actual = words(part.actual, name);
  return (
    <li>
      {mark} {t(`rule.leaf.${part.kind as Under<'admin-preview:rule.leaf'>}`, { wanted })}{' '}
      <span className={styles.quiet}>{t('rule.actual', { actual })}</span>
    </li>
  );
}

/** Roles, languages and screens have names; numbers and times are shown as they are. */
function words(value: unknown, name: (word: string) => string): string {
  if (Array.isArray(value)) return value.map((each) => words(each, name)).join(' / ') || '–';
  if (typeof value === 'object' && value !== null) {
    const { from = '…', to = '…' } = value as { from?: string; to?: string };
    return `${from} – ${to}`;
  }
  const named = name(String(value));
  return named.startsWith('rule.value.') ? String(value) : named;
}
