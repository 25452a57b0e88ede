import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { CitationMark } from '@/knowledge/citation/CitationMark';
import { useMarkdownParts } from '@/knowledge/document/use-markdown-parts';
import { answerPrefix } from '@/lib/answer-prefix';
import { type RunBlock, type RunState, writtenBlocks } from '@/stream/run-state';
import type { RunCite } from '@/stream/types';
import { Markdown } from '@/ui/markdown/Markdown';
import { BlockFrame } from './BlockFrame';
import { claimMarks } from './claim-marks';
import { SupportNote } from './SupportNote';

const useStyles = makeStyles({
  text: {
    // A claim without full support is underlined; the note after it gives the reason.
    '& [data-support="partial"]': {
      textDecorationLine: 'underline',
      textDecorationStyle: 'dotted',
      textDecorationColor: tokens.colorNeutralStrokeAccessible,
      textDecorationThickness: '1px',
      textUnderlineOffset: '5px',
    },
    '& [data-support="none"]': {
      textDecorationLine: 'underline',
      textDecorationStyle: 'dashed',
      textDecorationColor: tokens.colorStatusWarningForeground1,
      textDecorationThickness: '1px',
      textUnderlineOffset: '5px',
    },
  },
});

const citation = (n: number): ReactNode => <CitationMark n={n} />;
const note = (kind: string): ReactNode => <SupportNote kind={kind} />;

interface Props {
  state: RunState;
  messageId: string;
  growing: boolean;
}

/** The answer text while it streams. Finished paragraphs are not re-rendered, only the last one. */
export function AnswerText({ state, messageId, growing }: Props) {
  const styles = useStyles();
  const place = useRef<HTMLDivElement>(null);
  const parts = useMarkdownParts({ citation, note });
  const written = writtenBlocks(state);
  const count = state.sources.length;
  const known = useMemo(() => new Set(Array.from({ length: count }, (_, index) => index + 1)), [count]);
  useHeldHeight(place, state.blocks, growing);
  return (
    <div ref={place} data-citations="" data-quotable="" className={styles.text} lang={languageOf(state)}>
      {written.map((block, index) => (
        <BlockFrame
          key={block.id}
          block={block}
          call={state.calls.find((call) => call.block === block.id)}
          verified={state.verified?.block === block.id ? state.verified : undefined}
        >
          <TextBlock
            block={block}
            cites={state.cites}
            growing={growing && index === written.length - 1}
            {...{ messageId, parts, known }}
          />
        </BlockFrame>
      ))}
    </div>
  );
}

interface TextBlockProps {
  block: RunBlock;
  cites: readonly RunCite[];
  messageId: string;
  parts: ReturnType<typeof useMarkdownParts>;
  known: ReadonlySet<number>;
  growing: boolean;
}

function TextBlock({ block, cites, messageId, parts, known, growing }: TextBlockProps) {
  const marks = useMemo(() => claimMarks(cites, block.id, block.text), [cites, block.id, block.text]);
  return (
    <Markdown
      text={block.text}
      parts={parts}
      prefix={answerPrefix(messageId, block.id)}
      top={3}
      marks={marks}
      known={known}
      growing={growing}
    />
  );
}

function languageOf({ start }: RunState): string | undefined {
  return start?.locale.slice(0, 2);
}

/** Keeps the height of the page while the text is briefly empty because another answerer starts over. */
function useHeldHeight(
  place: React.RefObject<HTMLElement | null>,
  blocks: readonly RunBlock[],
  growing: boolean,
): void {
  const length = blocks.reduce((sum, block) => sum + block.text.length, 0);
  const before = useRef({ length: 0, height: 0 });
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const shrank = growing && length < before.current.length;
    if (shrank) element.style.minHeight = `${before.current.height}px`;
    else if (!growing) element.style.minHeight = '';
    before.current = { length, height: element.offsetHeight };
  }, [place, length, growing]);
}
