import { mergeClasses } from '@fluentui/react-components';
import { Fragment, memo, useMemo } from 'react';
import ReactMarkdown, { type Components, defaultUrlTransform } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { closeOpen } from './close-open';
import { collectDefinitions } from './collect-definitions';
import { dollarMath } from './find-math';
import { isTangled } from './is-tangled';
import { useMarkdownStyles } from './markdown-styles';
import { rehypeHeadings } from './rehype-headings';
import { type Mark, rehypeMarks } from './rehype-marks';
import { rehypeRawText } from './rehype-raw-text';
import { remarkCitations } from './remark-citations';
import { remarkHanText } from './remark-han-text';
import { type MarkdownBlock as MarkdownBlockText, splitBlocks } from './split-blocks';
import { type Extras, useExtras } from './use-extras';
import { useSteadyStarts } from './use-steady-starts';

interface Props {
  text: string;
  parts: Components;
  /** Prefix of heading ids; see headingId. */
  prefix: string;
  /** Level of a `#` heading on this page. */
  top: number;
  /** Sorted, not overlapping, as offsets in `text`. */
  marks?: readonly Mark[];
  /** Source numbers that `[n]` may refer to. Pass the same set while it is unchanged. */
  known?: ReadonlySet<number>;
  lang?: string;
  className?: string;
  /** The text is still streaming in: open constructs at its end are rendered as closed. */
  growing?: boolean;
  /** The text is edited anywhere: blocks that only move keep their elements. Offsets are then those of no text. */
  edited?: boolean;
  /** Renders only blocks that begin before this offset, to render a book in steps. */
  upTo?: number;
  /** Notes between blocks, such as page numbers, each before the block at `offset` in `text`. Sorted. */
  breaks?: readonly { offset: number; label: string }[];
}

const NO_MARKS: readonly Mark[] = [];
const NO_SOURCES: ReadonlySet<number> = new Set();
const NO_BREAKS: NonNullable<Props['breaks']> = [];

/** Markdown that may still grow: finished blocks keep their elements, and only the last one re-renders. */
export function Markdown(props: Props) {
  const { text, parts, prefix, top, marks = NO_MARKS, known = NO_SOURCES, lang, className, breaks = NO_BREAKS } = props;
  const { upTo = Number.POSITIVE_INFINITY, growing = false, edited = false } = props;
  const styles = useMarkdownStyles();
  const source = useMemo(() => dollarMath(text), [text]);
  const extras = useExtras(source);
  const split = useMemo(() => (growing ? closeLast(splitBlocks(source)) : splitBlocks(source)), [source, growing]);
  const blocks = useSteadyStarts(split, edited);
  const definitions = useMemo(() => collectDefinitions(source), [source]);
  return (
    <div className={mergeClasses(styles.root, className)} lang={lang}>
      {blocks
        .filter((block) => block.start < upTo || block.start === 0)
        .map((block, index) => (
          <Fragment key={block.start}>
            <Breaks
              breaks={breaks}
              after={blocks[index - 1]?.start ?? -1}
              until={block.start}
              className={styles.pageBreak}
            />
            <MarkdownBlock
              text={block.text}
              start={block.start}
              definitions={definitions}
              marks={marksKey(marks, block.start, block.start + block.text.length)}
              {...{ parts, prefix, top, known, extras }}
            />
          </Fragment>
        ))}
    </div>
  );
}

function closeLast(blocks: MarkdownBlockText[]): MarkdownBlockText[] {
  const last = blocks.at(-1);
  return last && !isTangled(last.text) ? [...blocks.slice(0, -1), { ...last, text: closeOpen(last.text) }] : blocks;
}

interface BreaksProps {
  breaks: NonNullable<Props['breaks']>;
  after: number;
  until: number;
  className: string;
}

function Breaks({ breaks, after, until, className }: BreaksProps) {
  return breaks
    .filter(({ offset }) => offset > after && offset <= until)
    .map(({ offset, label }) => (
      <div key={offset} className={className}>
        {label}
      </div>
    ));
}

interface BlockProps {
  text: string;
  start: number;
  definitions: string;
  /** JSON of the marks in this block. Strings compare by value, so marks elsewhere do not re-render it. */
  marks: string;
  parts: Components;
  prefix: string;
  top: number;
  known: ReadonlySet<number>;
  extras: Extras;
}

const MarkdownBlock = memo(function MarkdownBlock(props: BlockProps) {
  const { text, start, definitions, marks, parts, prefix, top, known, extras } = props;
  const styles = useMarkdownStyles();
  const tangled = useMemo(() => isTangled(text), [text]);
  const source = definitions && !text.includes(definitions) ? `${text}\n\n${definitions}` : text;
  const rehype = useMemo(
    () => [
      rehypeRawText,
      [rehypeHeadings, { top, base: start, prefix }],
      ...extras.rehype,
      [rehypeMarks, { marks: JSON.parse(marks) as Mark[], base: start, source: text }],
    ],
    [top, start, prefix, extras, marks, text],
  );
  const remark = useMemo(
    () => [remarkGfm, remarkHanText, ...extras.remark, [remarkCitations, { known }]],
    [extras, known],
  );
  if (tangled)
    return (
      <p data-md={start} className={styles.asWritten}>
        {text}
      </p>
    );
  return (
    <div data-md={start}>
      <ReactMarkdown
        remarkPlugins={remark as []}
        rehypePlugins={rehype as []}
        components={parts}
        urlTransform={defaultUrlTransform}
      >
        {source}
      </ReactMarkdown>
    </div>
  );
});

function marksKey(marks: readonly Mark[], start: number, end: number): string {
  return JSON.stringify(marks.filter((mark) => mark.start < end && mark.end > start));
}
