import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { places } from '../shell/places';
import { When } from '../shell/When';

type Entry = Data<'listAudit'>['items'][number];
const PHONE = '@media (max-width: 768px)';

const useStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    [PHONE]: { display: 'block' },
    '& th': {
      padding: '10px 16px',
      textAlign: 'start',
      fontSize: tokens.fontSizeBase200,
      color: tokens.colorNeutralForeground3,
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    },
    '& td': {
      padding: '10px 16px',
      verticalAlign: 'top',
      borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
      overflowWrap: 'anywhere',
      [PHONE]: { display: 'block', padding: '1px 0', border: 'none' },
    },
    '& tbody': { [PHONE]: { display: 'block' } },
    '& thead': { [PHONE]: { display: 'none' } },
    '& tbody tr': {
      [PHONE]: { display: 'block', padding: '12px 16px', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
    },
    '& tbody tr:last-child td': { borderBottom: 'none' },
  },
  time: { whiteSpace: 'nowrap', color: tokens.colorNeutralForeground2 },
  pointers: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
});

/** More fields than that are a count. */
const SHOWN = 4;

export function AuditTable({ items }: { items: readonly Entry[] }): ReactNode {
  const styles = useStyles();
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
              <When at={entry.at} exact />
            </td>
            <td>{entry.who}</td>
            <td>{entry.domain && <Link to={places.history(entry.domain)}>{entry.domain}</Link>}</td>
            <td>
              <div>
                <strong>{t(`audit.action.${entry.action}`)}</strong> {entry.message}
              </div>
              {entry.pointers.length > 0 && <Pointers pointers={entry.pointers} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Pointers({ pointers }: { pointers: readonly string[] }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin');
  const more = pointers.length - SHOWN;
  return (
    <div className={styles.pointers}>
      <code>{pointers.slice(0, SHOWN).join('  ')}</code> {more > 0 && t('audit.more', { count: more })}
    </div>
  );
}
