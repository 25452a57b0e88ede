import { Badge, Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { RelativeTime } from '../shell/RelativeTime';
import { useTableStyles } from '../shell/table-styles';
import type { Disabling } from './DisableDialog';

export interface AccountRow {
  id: string;
  kind: Disabling['kind'];
  name: string;
  sub: string;
  disabledAt: string | null;
  reason: string;
}

interface Props {
  title: string;
  items: readonly AccountRow[];
  onAsk: (wish: Disabling) => void;
}

export function AccountTable({ title, items, onAsk }: Props): ReactNode {
  const rows = useTableStyles();
  const { t } = useTranslation('admin');
  return (
    <table className={rows.table} aria-label={title} style={{ marginBottom: 24 }}>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{t('accounts.state')}</th>
          <th scope="col">{t('accounts.change')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, kind, name, sub, disabledAt, reason }) => {
          const active = disabledAt === null;
          const verb = active ? 'disable' : 'enable';
          const ask = t(`accounts.ask.${verb}`, { name });
          return (
            <tr key={id}>
              <td>
                <strong>{name}</strong>
                <div className={rows.quiet}>{sub}</div>
              </td>
              <td>
                <Badge appearance="tint" color={active ? 'success' : 'danger'}>
                  {active ? t('accounts.active') : t('accounts.disabled')}
                </Badge>
                {disabledAt !== null && (
                  <div className={rows.quiet}>
                    <RelativeTime at={disabledAt} /> {reason}
                  </div>
                )}
              </td>
              <td>
                <Button aria-label={ask} onClick={() => onAsk({ id, kind, name, disabled: active })}>
                  {t(`accounts.do.${verb}`)}
                </Button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
