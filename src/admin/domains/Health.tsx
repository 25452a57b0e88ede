import { makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { ErrorCircleRegular } from '@fluentui/react-icons/svg/error-circle';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';

const useStyles = makeStyles({
  root: { display: 'inline-flex', flexWrap: 'wrap', gap: '2px 12px', fontVariantNumeric: 'tabular-nums' },
  item: { display: 'inline-flex', alignItems: 'center', gap: '4px', whiteSpace: 'nowrap' },
  good: { color: tokens.colorStatusSuccessForeground1 },
  warning: { color: tokens.colorStatusWarningForeground3 },
  error: { color: tokens.colorStatusDangerForeground1 },
});

/** The result of the checks as an icon and in words. */
export function Health({ errors, warnings }: { errors: number; warnings: number }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin');
  return (
    <span className={styles.root}>
      {errors > 0 && (
        <span className={styles.item}>
          <ErrorCircleRegular className={styles.error} aria-hidden /> {t('health.errors', { count: errors })}
        </span>
      )}
      {warnings > 0 && (
        <span className={styles.item}>
          <WarningRegular className={styles.warning} aria-hidden /> {t('health.warnings', { count: warnings })}
        </span>
      )}
      {errors + warnings === 0 && (
        <span className={styles.item}>
          <CheckmarkCircleRegular className={styles.good} aria-hidden /> {t('health.good')}
        </span>
      )}
    </span>
  );
}
