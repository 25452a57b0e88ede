import { mergeClasses } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useCitations } from '@/knowledge/citation/citation-context';
import type { RunSource } from '@/stream/types';
import { useSourcesStyles } from './sources-styles';

interface Props {
  source: RunSource;
  /** The number of sentences that cite it. */
  cited: number;
  /** The answer is finished, so a source without citations stays uncited. */
  done: boolean;
  onOpen: () => void;
}

/** One source. It is highlighted together with its markers in the text. */
export function SourceCard({ source, cited, done, onOpen }: Props) {
  const styles = useSourcesStyles();
  const { t } = useTranslation('answer');
  const citations = useCitations();
  const { n, title, headings, page } = source;
  const lit = citations?.looked === n || citations?.opened === n;
  const quote = citations?.sources.get(n)?.quote ?? '';
  const path = headings.filter((heading) => heading !== title).join(' › ');
  const facts = [
    page !== null && t('source.page', { page }),
    cited > 0 ? t('source.exact', { count: cited }) : done && t('source.uncited'),
    // Tells readers why the words of the question may not occur in the source.
    source.byMeaning && t('source.byMeaning'),
  ].filter(Boolean);
  const card = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Scrolls the highlighted card into view, unless the pointer or the focus is on it.
    if (lit && !card.current?.matches(':hover, :focus')) card.current?.scrollIntoView?.({ block: 'nearest' });
  }, [lit]);
  return (
    <button
      ref={card}
      type="button"
      className={mergeClasses(styles.card, lit && styles.lit)}
      lang={source.lang}
      aria-current={citations?.opened === n ? 'true' : undefined}
      onClick={onOpen}
      onPointerEnter={() => citations?.look(n)}
      onPointerLeave={() => citations?.look(null)}
      onFocus={() => citations?.look(n)}
      onBlur={() => citations?.look(null)}
    >
      <span className={styles.number}>{n}</span>
      <span className={styles.name}>{title}</span>
      {path && <span className={styles.path}>{path}</span>}
      <span className={styles.quote}>{quote}</span>
      <span className={styles.facts}>{facts.join(' · ')}</span>
    </button>
  );
}
