import { ErrorCircleRegular } from '@fluentui/react-icons/svg/error-circle';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useEditor } from '../use-editor';
import { useRowStyles } from './row-styles';

/** The number of findings at or below these places, styled by the worst. A shape and a number, not colour alone. */
export function Badge({ pointers }: { pointers: readonly string[] }): ReactNode {
  const styles = useRowStyles();
  const { t } = useTranslation('admin-editor');
  const { findings } = useEditor();
  const found = findings.filter(
    ({ pointer, severity }) =>
      severity !== 'info' && pointers.some((each) => pointer === each || pointer.startsWith(`${each}/`)),
  );
  if (found.length === 0) return null;
  const errors = found.some(({ severity }) => severity === 'error');
  const label = errors
    ? t('report.errorsHere', { count: found.length })
    : t('report.warningsHere', { count: found.length });
  return (
    <span role="img" className={errors ? styles.error : styles.warning} aria-label={label} title={label}>
      {errors ? <ErrorCircleRegular aria-hidden="true" /> : <WarningRegular aria-hidden="true" />}
    </span>
  );
}
