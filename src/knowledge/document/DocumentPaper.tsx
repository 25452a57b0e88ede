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
  /** For panels: without the paper's own frame. */
  bare?: boolean;
  notices?: ReactNode;
  /** URL of the same document in the other language. */
  pairHref?: string;
  /** The citing chat, through which old versions can be opened. */
  chatId?: string;
  /** Heading of the section to open at if nothing is marked. */
  section?: string | undefined;
  /** A new value scrolls to the marked passage again. */
  visit?: unknown;
}

/** A source document in one column, scrolled so that the marked passage is a fifth down the page. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit to the same place scrolls again.
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
        // If the text repeats the title, its first heading takes the title's level, so that no level is skipped.
        top={Math.min(titled ? level : level + 1, 4)}
        marks={marks}
        breaks={breaks}
        upTo={upTo}
        lang={view.lang}
      />
    </article>
  );
}
