import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useTableStyles } from '../shell/table-styles';
import { DomainRow } from './DomainRow';
import { useDomainTableStyles } from './domain-table-styles';
import type { DomainSummary } from './filter-domains';
import type { RowActions } from './RowMenu';

interface Props {
  items: readonly DomainSummary[];
  actions: RowActions;
}

export function DomainTable({ items, actions }: Props): ReactNode {
  const styles = useDomainTableStyles();
  const table = useTableStyles();
  const { t } = useTranslation('admin');
  return (
    <table className={table.table} aria-label={t('domains.title')}>
      <thead>
        <tr>
          <th scope="col">{t('domains.column.domain')}</th>
          <th scope="col">{t('domains.column.status')}</th>
          <th scope="col">{t('domains.column.change')}</th>
          <th scope="col">{t('domains.column.health')}</th>
          <th scope="col" className={styles.more}>
            <span className={styles.hidden}>{t('domains.column.more')}</span>
          </th>
        </tr>
      </thead>
      <tbody onKeyDown={step}>
        {items.map((item) => (
          <DomainRow key={item.domain} item={item} actions={actions} />
        ))}
      </tbody>
    </table>
  );
}

/** Arrow keys move between domains; Tab still reaches everything. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const at = links.indexOf(event.target as HTMLElement);
  if (by === undefined || at < 0) return;
  event.preventDefault();
  links[at + by]?.focus();
}
