import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useRevokeOperatorInvitationMutation } from '@/api/admin';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { RelativeTime } from '../shell/RelativeTime';
import { ScopeName } from '../shell/ScopeName';
import { useTableStyles } from '../shell/table-styles';
import { focusScreen } from '../shell/use-focus-back';

/** Invitations that can still be accepted. */
export function InvitationTable({ items }: { items: Data<'listOperators'>['invitations'] }): ReactNode {
  const rows = useTableStyles();
  const { t } = useTranslation('admin');
  const [revoke, { isLoading }] = useRevokeOperatorInvitationMutation();
  const withdraw = async (id: string) => {
    const { error } = await revoke({ id });
    if (!error) focusScreen();
  };
  return (
    <table className={rows.table} aria-label={t('operators.invitations')}>
      <thead>
        <tr>
          <th scope="col">{t('operators.invitations')}</th>
          <th scope="col">{t('operators.where')}</th>
          <th scope="col">{t('operators.role')}</th>
          <th scope="col">{t('operators.change')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, account, scope, role, invitedBy, endsAt }) => (
          <tr key={id}>
            <td>
              <strong>{account ?? t('operators.anybody')}</strong>
              <div className={rows.quiet}>{t('operators.by', { name: invitedBy })}</div>
            </td>
            <td>
              <ScopeName scope={scope} />
            </td>
            <td>
              {t(`operator.role.${role}`)}
              <div className={rows.quiet}>
                {t('operators.until')} <RelativeTime at={endsAt} exact />
              </div>
            </td>
            <td>
              <Button disabledFocusable={isLoading} onClick={() => void withdraw(id)}>
                {t('operators.withdraw')}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
