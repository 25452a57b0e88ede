import { Link } from 'react-router-dom';
import { useListRelatedDocumentsQuery } from '@/api/documents';
import { useTranslation } from '@/i18n/use-translation';
import { docHref } from '@/knowledge/doc-href';
import { isoDate } from '@/lib/relative-time';
import { useReaderStyles } from './reader-styles';

interface Props {
  id: string;
  level: 2 | 3 | 4;
}

/** What else there is to read about the same. Without it, or if it fails, the document stands alone. */
export function RelatedDocuments({ id, level }: Props) {
  const styles = useReaderStyles();
  const { t, i18n } = useTranslation('reader');
  const { currentData } = useListRelatedDocumentsQuery({ id });
  if (!currentData || currentData.documents.length === 0) return null;
  const Title = `h${level}` as const;
  return (
    <section className={styles.related} aria-labelledby="related" data-print="no">
      <Title id="related" className={styles.relatedTitle}>
        {t('related')}
      </Title>
      <ul className={styles.relatedList}>
        {currentData.documents.map(({ id: docId, lang, title, description, revised, updatedAt }) => (
          <li key={docId}>
            <Link to={docHref({ docId })} className={styles.relatedCard} lang={lang}>
              <strong>{title}</strong>
              {description && !title.includes(description) && <span>{description}</span>}
              <small lang={i18n.language}>
                {revised ? t('library.revised', { date: revised }) : t('library.takenIn', { date: isoDate(updatedAt) })}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
