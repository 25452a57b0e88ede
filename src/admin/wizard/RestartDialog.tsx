import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { ConfirmDialog } from '../shell/ConfirmDialog';

/** Asks before the answers, the draft and its documents are discarded. */
export function RestartDialog({ onGo, onClose }: { onGo: () => Promise<void>; onClose: () => void }): ReactNode {
  const { t } = useTranslation('admin-new');
  return (
    <ConfirmDialog
      title={t('restart.title')}
      go={t('restart.go')}
      onGo={onGo}
      disabled={false}
      onClose={onClose}
      maxWidth="480px"
    >
      <p>{t('restart.text')}</p>
    </ConfirmDialog>
  );
}
