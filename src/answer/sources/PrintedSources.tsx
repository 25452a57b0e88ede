import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from '@/i18n/use-translation';
import type { RunState } from '@/stream/run-state';
import { useMedia } from '@/ui/use-media';
import { nameOf } from './answer-export';
import { quotesOf } from './quotes-of';

const useStyles = makeStyles({
  root: { marginTop: '24px', fontSize: '13px', lineHeight: '20px', color: tokens.colorNeutralForeground1 },
  title: { margin: 0, marginBottom: '4px', fontSize: '14px', fontWeight: tokens.fontWeightSemibold },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  quote: { margin: '2px 0 6px', paddingInlineStart: '14px', color: tokens.colorNeutralForeground2 },
  source: { breakInside: 'avoid', overflowWrap: 'anywhere' },
});

/** Lists the sources below their answer in print, where markers cannot be opened. */
export function PrintedSources({ sources, cites }: Pick<RunState, 'sources' | 'cites'>) {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  const printed = useMedia('print');
  if (!printed || sources.length === 0) return null;
  return (
    <div className={styles.root}>
      <p className={styles.title}>{t('source.title')}</p>
      <ol className={styles.list}>
        {sources.map((source) => (
          <li key={source.sid} className={styles.source} lang={source.lang}>
            {source.n}. {nameOf(source, { page: (page) => t('source.page', { page }) })} ·{' '}
            {t('export.version', { version: source.ver })}
            {quotesOf(source, cites).map((quote) => (
              <blockquote key={quote} className={styles.quote}>
                {quote}
              </blockquote>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}
