import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import type { SearchGroup } from './search-query';
import { useSearchStyles } from './search-styles';

export function FoundItems({ items }: Pick<SearchGroup, 'items'>) {
  const styles = useSearchStyles();
  const { t, i18n } = useTranslation('search');
  return (
    <ul className={styles.rows}>
      {items.map(({ id, title, text, url, lang, date, author, solved }) => (
        <li key={id} className={styles.row} lang={lang}>
          <Link to={url} className={styles.rowTitle}>
            {title}
          </Link>
          {text && text !== title && <p className={styles.text}>{text}</p>}
          {(date || author || solved) && (
            <span className={styles.facts} lang={i18n.language}>
              {solved && (
                <span className={styles.solved}>
                  <CheckmarkCircleRegular aria-hidden />
                  {t('solved')}
                </span>
              )}
              {author && <span>{author}</span>}
              {date && <span>{date}</span>}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
