import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from '@/i18n/use-translation';
import type { RunSource } from '@/stream/types';
import { useMedia } from '@/ui/use-media';

const useStyles = makeStyles({
  root: { marginTop: '24px', fontSize: '13px', lineHeight: '20px', color: tokens.colorNeutralForeground1 },
  title: { margin: 0, marginBottom: '4px', fontSize: '14px', fontWeight: tokens.fontWeightSemibold },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  source: { breakInside: 'avoid', overflowWrap: 'anywhere' },
});

/** On paper a number opens nothing, so the sources stand below their answer. */
export function PrintedSources({ sources }: { sources: readonly RunSource[] }) {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  const printed = useMedia('print');
  if (!printed || sources.length === 0) return null;
  return (
    <div className={styles.root}>
      <p className={styles.title}>{t('source.title')}</p>
      <ol className={styles.list}>
        {sources.map(({ n, sid, title, headings, page, lang }) => (
          <li key={sid} className={styles.source} lang={lang}>
            {n}.{' '}
            {[title, ...headings.filter((heading) => heading !== title), page !== null && t('source.page', { page })]
              .filter(Boolean)
              .join(' › ')}
          </li>
        ))}
      </ol>
    </div>
  );
}
