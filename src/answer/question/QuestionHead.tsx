import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { PicturePart } from '@/lib/picture-part';
import type { QuotedText } from '@/stream/use-quoted';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { PlainButton } from '@/ui/PlainButton';
import { visuallyHidden } from '@/ui/visually-hidden';
import type { Attachment } from '../attach/attached-store';
import { useTurnStyles } from '../turn/turn-styles';
import { QuestionPicture } from './QuestionPicture';
import { QuestionQuotes } from './QuestionQuotes';

/** Longer questions are set as body text. */
const LONG = 120;
const FOLDS = 400;
const NONE: readonly QuotedText[] = [];
const NO_FILES: readonly Attachment[] = [];
const QuestionFiles = lazyWithRetry(async () => (await import('../attach/AttachedChips')).QuestionFiles);
const useStyles = makeStyles({ hidden: visuallyHidden });

interface Props {
  id: string;
  text: string;
  about?: PicturePart | null;
  quoted?: readonly QuotedText[] | undefined;
  files?: readonly Attachment[] | undefined;
  level: 1 | 2 | 3 | 4;
  /** The editor of the question stands in its place. */
  editing?: boolean;
}

/** The question. Once it is scrolled out of view, one line of it stays pinned above its answer. */
export function QuestionHead({ id, text, about, quoted = NONE, files = NO_FILES, level, editing = false }: Props) {
  const styles = useTurnStyles();
  const { hidden } = useStyles();
  const { t } = useTranslation('answer');
  const [unfolded, setUnfolded] = useState(false);
  const head = useRef<HTMLHeadingElement>(null);
  const gone = useScrolledAway(head);
  const Head = `h${level}` as const;
  const folds = text.length > FOLDS || text.split('\n').length > 8;
  return (
    <>
      <div className={styles.pin} data-print="no" aria-hidden>
        {gone && !editing && (
          <div className={styles.pinned} dir="auto">
            {text}
          </div>
        )}
      </div>
      <Head
        id={id}
        ref={head}
        tabIndex={-1}
        dir="auto"
        className={mergeClasses(
          styles.question,
          text.length > LONG && styles.long,
          folds && !unfolded && styles.folded,
          editing && hidden,
        )}
      >
        {text}
      </Head>
      {about && !editing && <QuestionPicture about={about} />}
      {files.length > 0 && !editing && (
        <Suspense>
          <QuestionFiles files={files} />
        </Suspense>
      )}
      {quoted.length > 0 && !editing && <QuestionQuotes quoted={quoted} />}
      {folds && !editing && (
        <PlainButton
          look="quiet"
          className={styles.more}
          data-print="no"
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {unfolded ? t('question.less') : t('question.more')}
        </PlainButton>
      )}
    </>
  );
}

function useScrolledAway(element: React.RefObject<HTMLElement | null>): boolean {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => setGone(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
      { rootMargin: '0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return gone;
}
