import type { ReactNode, RefObject } from 'react';
import { useRemoveOperatorRoleMutation } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { ConfirmDialog } from '../shell/ConfirmDialog';
import { ScopeName } from '../shell/ScopeName';
import type { Grant } from './OperatorsPage';

interface Props {
  grant: Grant;
  /** Takes the focus afterwards: the row goes. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

export function RemoveRoleDialog({ grant, opener, onClose }: Props): ReactNode {
  const { t } = useTranslation('admin');
  const [remove, { isLoading }] = useRemoveOperatorRoleMutation();
  const go = async () => {
    await remove({ id: grant.id });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('operators.removeAsk', { name: grant.name })}
      go={t('operators.remove')}
      onGo={go}
      disabled={isLoading}
      opener={opener}
      maxWidth="480px"
      onClose={onClose}
    >
      <p>
        {t(`operator.role.${grant.role}`)} · <ScopeName scope={grant.scope} />
      </p>
      <p>{t('operators.removeText')}</p>
    </ConfirmDialog>
  );
}
