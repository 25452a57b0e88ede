import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { places } from '../shell/places';
import { RelativeTime } from '../shell/RelativeTime';
import { useTableStyles } from '../shell/table-styles';
import { useAuditWords } from './use-audit-words';

type Entry = Data<'listAudit'>['items'][number];

/** Maximum number of settings listed; beyond that, only their count is shown. */
const SHOWN = 4;

export function AuditTable({ items }: { items: readonly Entry[] }): ReactNode {
  const styles = useTableStyles();
  const { t } = useTranslation('admin');
  const { whoOf, aboutOf } = useAuditWords();
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
              <div>{whoOf(entry.who)}</div>
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
                <strong>{t(`audit.action.${entry.action}`)}</strong> {aboutOf(entry)}
              </div>
              {entry.pointers.length > 0 && <Settings pointers={entry.pointers} />}
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

function Settings({ pointers }: { pointers: readonly string[] }): ReactNode {
  const styles = useTableStyles();
  const { t } = useTranslation('admin');
  const { settingsOf } = useAuditWords();
  const names = settingsOf(pointers);
  const more = names.length - SHOWN;
  return (
    <div className={styles.quiet}>
      {[...names.slice(0, SHOWN), ...(more > 0 ? [t('audit.more', { count: more })] : [])].join(' · ')}
    </div>
  );
}
