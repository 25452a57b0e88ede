import { Button, Skeleton, SkeletonItem } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useRowStyles } from './use-row-styles';

/** Replaces a list while it loads, or after an error, with a retry button. */
export function Waiting({ failed, onRetry }: { failed: boolean; onRetry: () => void }): ReactNode {
  const rows = useRowStyles();
  const { t } = useTranslation(['people', 'common']);
  if (failed) {
    return (
      <div className={rows.row} role="alert">
        <span className={rows.words}>{t('waiting.failed')}</span>
        <Button onClick={onRetry}>{t('common:action.retry')}</Button>
      </div>
    );
  }
  return (
    <Skeleton aria-label={t('waiting.label')}>
      <SkeletonItem size={20} style={{ width: '60%', marginBlock: 12 }} />
      <SkeletonItem size={20} style={{ width: '40%', marginBlock: 12 }} />
    </Skeleton>
  );
}
