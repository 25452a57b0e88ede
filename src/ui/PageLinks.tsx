import { mergeClasses } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { useListStyles } from './list-styles';
import { pageLinks } from './page-links';

interface Props {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
}

export function PageLinks({ page, pages, hrefOf }: Props) {
  const styles = useListStyles();
  const { t } = useTranslation('common');
  return (
    <nav className={styles.foot} aria-label={t('pages.label')}>
      {page > 1 && (
        <Link className={styles.page} to={hrefOf(page - 1)} aria-label={t('pages.previous')}>
          ‹
        </Link>
      )}
      {pageLinks(page, pages).map((each, index) =>
        each === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no id.
          <span key={`gap${index}`} className={styles.page} aria-hidden>
            …
          </span>
        ) : (
          <Link
            key={each}
            className={mergeClasses(styles.page, each === page && styles.here)}
            to={hrefOf(each)}
            aria-label={t('pages.page', { page: each })}
            aria-current={each === page ? 'page' : undefined}
          >
            {each}
          </Link>
        ),
      )}
      {page < pages && (
        <Link className={styles.page} to={hrefOf(page + 1)} aria-label={t('pages.next')}>
          ›
        </Link>
      )}
    </nav>
  );
}
