import { Link } from 'react-router-dom';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { docHref } from '@/knowledge/doc-href';
import { isoDate } from '@/lib/relative-time';
import type { LibraryQuery } from './library-query';
import { useLibraryStyles } from './library-styles';

type Row = Data<'listDocuments'>['documents'][number];

interface Props {
  rows: readonly Row[];
  /** Display names by shelf. */
  labels: Record<string, string>;
  /** Active filters. They are shown above the list, so the rows omit them. */
  chosen: LibraryQuery['facets'];
}

export function DocumentRows({ rows, labels, chosen }: Props) {
  const styles = useLibraryStyles();
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.id} className={styles.row} lang={row.lang}>
          <Link to={docHref({ docId: row.id })} className={styles.title}>
            {row.title}
          </Link>
          {row.description && !row.title.includes(row.description) && (
            <p className={styles.description} title={row.description}>
              {row.description}
            </p>
          )}
          <Facts row={row} shelf={labels[row.shelf ?? '']} chosen={chosen} />
        </li>
      ))}
    </ul>
  );
}

/** Prefers the revision date over the import date, because readers ask how current the text is. */
function Facts({ row, shelf, chosen }: { row: Row; shelf: string | undefined; chosen: Props['chosen'] }) {
  const styles = useLibraryStyles();
  const { t, i18n } = useTranslation('reader');
  const date = row.revised ?? isoDate(row.updatedAt);
  return (
    <span className={styles.facts} lang={i18n.language}>
      {[
        !chosen.shelf && shelf,
        !chosen.maker && row.maker,
        ...row.equipment.slice(0, 3),
        t(row.revised ? 'library.revised' : 'library.takenIn', { date }),
        row.version > 1 && t('library.version', { version: row.version }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </span>
  );
}
