import { Link } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { useTableStyles } from '../shell/table-styles';
import { DecideDialog, type RegistrationVerdict } from './DecideDialog';
import { Decision } from './Decision';

export function RegistrationTable({ items }: { items: Data<'listRegistrations'> }): ReactNode {
  const { t } = useTranslation('admin');
  const rows = useTableStyles();
  const [verdict, setVerdict] = useState<RegistrationVerdict | null>(null);
  return (
    <>
      <table className={rows.table} aria-label={t('registrations.title')}>
        <thead>
          <tr>
            <th scope="col">{t('registrations.organization')}</th>
            <th scope="col">{t('registrations.contact')}</th>
            <th scope="col">{t('registrations.licence')}</th>
            <th scope="col">{t('registrations.decision')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ id = '', name, code, contact, phone, licenceUrl, status }) => (
            <tr key={id}>
              <td>
                <strong>{name}</strong>
                <div className={rows.quiet}>{code}</div>
              </td>
              <td>
                {contact}
                <div className={rows.quiet}>{phone}</div>
              </td>
              <td>{licenceUrl ? <Licence href={licenceUrl} name={name} /> : t('registrations.noLicence')}</td>
              <td>
                <Decision name={name} status={status} onDecide={(decision) => setVerdict({ id, name, decision })} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {verdict && <DecideDialog verdict={verdict} onClose={() => setVerdict(null)} />}
    </>
  );
}

function Licence({ href, name }: { href: string; name: string }): ReactNode {
  const { t } = useTranslation('admin');
  return (
    <Link
      href={href.replace(/^\/files\//, '/api/admin/licences/')}
      target="_blank"
      rel="noopener"
      aria-label={t('registrations.lookAt', { name })}
    >
      {t('registrations.look')}
    </Link>
  );
}
