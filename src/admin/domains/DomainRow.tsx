import { Badge, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { places } from '../shell/places';
import { RelativeTime } from '../shell/RelativeTime';
import { useTableStyles } from '../shell/table-styles';
import { useDomainTableStyles } from './domain-table-styles';
import type { DomainSummary } from './filter-domains';
import { Health } from './Health';
import { type RowActions, RowMenu } from './RowMenu';

const COLORS = { published: 'success', draft: 'informative', scheduled: 'brand', archived: 'subtle' } as const;

export function DomainRow({ item, actions }: { item: DomainSummary; actions: RowActions }): ReactNode {
  const styles = useDomainTableStyles();
  const table = useTableStyles();
  const { t } = useTranslation('admin');
  return (
    <tr className={styles.row}>
      <td>
        {item.status === 'archived' ? (
          <span className={styles.link}>{item.title || item.domain}</span>
        ) : (
          <Link to={places.edit(item.domain)} className={styles.link} data-row>
            {item.title || item.domain}
          </Link>
        )}
        <span className={mergeClasses(table.quiet, styles.domain)}>{item.domain}</span>
      </td>
      <td>
        <span className={styles.badges}>
          <Badge appearance="tint" color={COLORS[item.status]}>
            {t(`domains.status.${item.status}`)}
          </Badge>
          {item.host && item.host !== 'proved' && (
            <Badge appearance="tint" color={item.host === 'refused' ? 'danger' : 'warning'}>
              {t(`host.badge.${item.host}`)}
            </Badge>
          )}
          {item.draftAt && item.status !== 'draft' && (
            <Badge appearance="outline" color="informative">
              {t('domains.hasDraft')}
            </Badge>
          )}
        </span>
        {item.movedTo && <div className={table.quiet}>{t('domains.archive.sends', { domain: item.movedTo })}</div>}
        {item.scheduledAt && (
          <div className={table.quiet}>
            <RelativeTime at={item.scheduledAt} exact />
          </div>
        )}
      </td>
      <td>
        {item.changedAt ? (
          <>
            <div className={styles.message} title={item.message ?? ''}>
              {item.message}
            </div>
            <div className={table.quiet}>
              {item.changedBy} · <RelativeTime at={item.changedAt} />
            </div>
          </>
        ) : (
          <span className={table.quiet}>{t('domains.never')}</span>
        )}
      </td>
      <td>{item.status !== 'archived' && <Health errors={item.errors} warnings={item.warnings} />}</td>
      <td className={styles.more}>
        <RowMenu item={item} actions={actions} />
      </td>
    </tr>
  );
}
