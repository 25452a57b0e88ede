import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';

const NAMES = ['prove', 'set', 'done'] as const;

const useStyles = makeStyles({
  list: { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', margin: '0 0 16px', padding: 0, listStyleType: 'none' },
  step: { display: 'flex', alignItems: 'center', gap: '8px', color: tokens.colorNeutralForeground3 },
  current: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  number: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '24px',
    height: '24px',
    borderRadius: tokens.borderRadiusCircular,
    fontSize: tokens.fontSizeBase200,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  reached: { color: tokens.colorNeutralForegroundOnBrand, backgroundColor: tokens.colorBrandBackground },
});

export function Steps({ current }: { current: number }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people');
  return (
    <ol className={styles.list}>
      {NAMES.map((name, at) => (
        <li
          key={name}
          className={mergeClasses(styles.step, at === current && styles.current)}
          aria-current={at === current ? 'step' : undefined}
        >
          <span className={mergeClasses(styles.number, at <= current && styles.reached)} aria-hidden>
            {at < current ? <CheckmarkRegular /> : at + 1}
          </span>
          {t(`reset.step.${name}`)}
        </li>
      ))}
    </ol>
  );
}
