import { mergeClasses } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { type Kind, type SearchGroup, type SearchQuery, searchHref } from './search-query';
import { useSearchStyles } from './search-styles';

interface Props {
  query: SearchQuery;
  groups: readonly SearchGroup[];
}

/** One tab for each kind that the portal has, with how much was found. */
export function KindTabs({ query, groups }: Props) {
  const styles = useSearchStyles();
  const { t } = useTranslation('search');
  const { words, kind: here } = query;
  const tab = (kind: Kind | undefined, name: string, count: string) => (
    <Link
      key={kind ?? 'all'}
      to={searchHref({ words, kind })}
      replace
      preventScrollReset
      className={mergeClasses(styles.tab, kind === here && styles.tabHere)}
      aria-current={kind === here ? 'page' : undefined}
    >
      {name}
      {count && <span className={styles.count}>{count}</span>}
    </Link>
  );
  return (
    <nav className={styles.tabs} aria-label={t('tabs')}>
      {tab(undefined, t('all'), '')}
      {groups.map(({ kind, total, more }) => tab(kind, t(`kind.${kind}`), more ? `${total}+` : String(total)))}
    </nav>
  );
}
