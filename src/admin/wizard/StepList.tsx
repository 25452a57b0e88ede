import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';

const useStyles = makeStyles({
  list: { display: 'flex', flexWrap: 'wrap', gap: '4px 24px', listStyleType: 'none', margin: 0, padding: 0 },
  item: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  current: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
});

/** Where one is among the three screens. */
export function StepList({ step }: { step: number }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-new');
  return (
    <ol className={styles.list} aria-label={t('steps.label')}>
      {[t('steps.name'), t('steps.knowledge'), t('steps.look')].map((name, at) => (
        <li
          key={name}
          aria-current={at === step ? 'step' : undefined}
          className={mergeClasses(styles.item, at === step && styles.current)}
        >
          {at + 1} · {name}
        </li>
      ))}
    </ol>
  );
}
