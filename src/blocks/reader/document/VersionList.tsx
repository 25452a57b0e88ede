import { useState } from 'react';
import { useListDocumentVersionsQuery } from '@/api/documents';
import { useTranslation } from '@/i18n/use-translation';
import { isoDate } from '@/lib/relative-time';
import { useReaderStyles } from './reader-styles';

/** The document's changes and their passages, loaded when opened. */
export function VersionList({ id }: { id: string }) {
  const styles = useReaderStyles();
  const { t, i18n } = useTranslation('reader');
  const [open, setOpen] = useState(false);
  const { data, isError } = useListDocumentVersionsQuery({ id }, { skip: !open });
  const between = t('versions.between');
  return (
    <details
      className={styles.versions}
      lang={i18n.language}
      data-print="no"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('versions.title')}</summary>
      {isError && <p>{t('versions.failed')}</p>}
      <ol reversed start={data?.versions[0]?.version}>
        {data?.versions.map(({ version, takenInAt, revised, added, changed, removed }) => (
          <li key={version}>
            {revised ? t('library.revised', { date: revised }) : t('library.takenIn', { date: isoDate(takenInAt) })}
            {changed.length > 0 && <span>{t('versions.changed', { sections: changed.join(between) })}</span>}
            {added.length > 0 && <span>{t('versions.added', { sections: added.join(between) })}</span>}
            {removed > 0 && <span>{t('versions.removed', { count: removed })}</span>}
          </li>
        ))}
      </ol>
    </details>
  );
}
