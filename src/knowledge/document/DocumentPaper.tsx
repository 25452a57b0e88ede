import { mergeClasses } from '@fluentui/react-components';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorState } from '@/ui/ErrorState';
import { goToHeading } from '@/ui/go-to-heading';
import { headingId } from '@/ui/markdown/heading-id';
import { Markdown } from '@/ui/markdown/Markdown';
import type { Mark } from '@/ui/markdown/rehype-marks';
import type { components } from '../../../generated/api';
import { DocumentHead } from './DocumentHead';
import { useDocumentStyles } from './document-styles';
import { repeatsTitle } from './repeats-title';
import { scrollToFraction } from './scroll-to-fraction';
import { useMarkdownParts } from './use-markdown-parts';
import { useSteps } from './use-steps';

export type DocumentView = components['schemas']['DocumentView'];

export const HEADING_PREFIX = 'doc';

interface Props {
  view: DocumentView;
  marks: readonly Mark[];
  level: 1 | 2 | 3 | 4;
  /** In a panel: no paper, the panel is one. */
  bare?: boolean;
  notices?: ReactNode;
  /** Address of the same page in the other language. */
  pairHref?: string;
  /** The chat that cites it, through which a former version opens. */
  chatId?: string;
  /** Heading of the section to open at, where nothing is marked. */
  section?: string | undefined;
  /** Another value brings the marked passage into view again. */
  visit?: unknown;
}

/** A source as it is read: calm, one column, with the passage in question marked and a fifth down the page. */
export function DocumentPaper({ view, marks, level, bare, notices, pairHref, chatId, section, visit }: Props) {
  const styles = useDocumentStyles();
  const { t } = useTranslation('reader');
  const parts = useMarkdownParts();
  const titled = repeatsTitle(view);
  const paper = useRef<HTMLElement>(null);
  const cited = marks.find((mark) => mark.properties.dataMark !== 'other');
  const opened = cited || !section ? undefined : view.headings.find(({ title }) => title === section);
  const wanted = cited?.end ?? opened?.offset ?? 0;
  const upTo = useSteps(view.markdown.length, wanted, view);
  const breaks = useMemo(
    () => view.pages.map(({ page, offset }) => ({ offset, label: t('page', { page }) })),
    [view.pages, t],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a visit to the same place is a visit
  useEffect(() => {
    const first =
      paper.current?.querySelector('[data-mark="words"]') ?? paper.current?.querySelector('[data-mark="passage"]');
    if (first) scrollToFraction(first, 0.2);
    else if (opened) goToHeading(headingId(HEADING_PREFIX, opened.offset));
  }, [view, wanted, visit]);

  return (
    <article ref={paper} data-quotable="" className={mergeClasses(styles.paper, bare && styles.bare)} lang={view.lang}>
      <DocumentHead view={view} level={level} bare={bare} pairHref={pairHref} chatId={chatId} />
      {notices}
      {view.markdown.trim() === '' && (
        <ErrorState level={Math.min(level + 1, 4) as 2 | 3 | 4} title={t('empty.title')} text={t('empty.text')} />
      )}
      <Markdown
        className={mergeClasses(styles.text, titled && styles.titleAbove)}
        text={view.markdown}
        parts={parts}
        prefix={HEADING_PREFIX}
        // A title of its own stands for the one above, and its sections come right below that: no level is left out.
        top={Math.min(titled ? level : level + 1, 4)}
        marks={marks}
        breaks={breaks}
        upTo={upTo}
        lang={view.lang}
      />
    </article>
  );
}
