import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { places } from '../shell/places';
import { RelativeTime } from '../shell/RelativeTime';
import { useTableStyles } from '../shell/table-styles';

type Entry = Data<'listAudit'>['items'][number];

/** Maximum number of fields listed; beyond that, only their count is shown. */
const SHOWN = 4;

export function AuditTable({ items }: { items: readonly Entry[] }): ReactNode {
  const styles = useTableStyles();
  const { t } = useTranslation('admin');
  return (
    <table className={styles.table} aria-label={t('audit.title')}>
      <thead>
        <tr>
          <th scope="col">{t('audit.when')}</th>
          <th scope="col">{t('audit.filter.person')}</th>
          <th scope="col">{t('audit.filter.domain')}</th>
          <th scope="col">{t('audit.what')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((entry) => (
          <tr key={entry.id}>
            <td className={styles.time}>
              <RelativeTime at={entry.at} exact />
            </td>
            <td>
              <div>{entry.who === '–' ? t('audit.nobody') : entry.who}</div>
              <Place entry={entry} />
            </td>
            <td>
              {entry.domain && (
                <Link to={places.history(entry.domain)} className={styles.link}>
                  {entry.domain}
                </Link>
              )}
            </td>
            <td>
              <div>
                <strong>{t(`audit.action.${entry.action}`)}</strong>{' '}
                {[entry.target, entry.message].filter(Boolean).join(' · ')}
              </div>
              {entry.pointers.length > 0 && <Pointers pointers={entry.pointers} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The address and device it was done from. */
function Place({ entry: { address, device } }: { entry: Entry }): ReactNode {
  const styles = useTableStyles();
  const text = [address, device].filter(Boolean).join(' · ');
  return text && <div className={styles.quiet}>{text}</div>;
}

function Pointers({ pointers }: { pointers: readonly string[] }): ReactNode {
  const styles = useTableStyles();
  const { t } = useTranslation('admin');
  const more = pointers.length - SHOWN;
  return (
    <div className={styles.quiet}>
      <code>{pointers.slice(0, SHOWN).join('  ')}</code> {more > 0 && t('audit.more', { count: more })}
    </div>
  );
}
