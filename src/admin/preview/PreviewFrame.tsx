import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { GlobalSetting, PageDocument } from '@/renderer/types';
import type { PreviewContext } from './context';
import { FrameLine } from './frame-line';
import { type FromFrame, PREVIEW_LINE, type PreviewMode } from './protocol';
import { siteBase } from './site-base';

const useStyles = makeStyles({
  frame: {
    display: 'block',
    border: 'none',
    backgroundColor: tokens.colorNeutralBackground1,
    transformOrigin: '0 0',
    transitionProperty: 'opacity',
    transitionDuration: '150ms',
    '@media (prefers-reduced-motion: reduce)': { transitionDuration: '1ms' },
  },
  // The server inlined the published setting, which must not show here even for one frame.
  waiting: { opacity: 0 },
});

export interface PreviewFrameProps {
  setting: GlobalSetting;
  context: PreviewContext;
  mode: PreviewMode;
  page?: PageDocument | undefined;
  /** The secret of a guest's link. */
  guest?: string;
  /** Tell where the blocks are, for marks over them. */
  places?: boolean;
  /** Highlighted in the page and scrolled into view. */
  selected?: string;
  hovered?: string;
  /** The number of the block that is pointed at, before anything selected. */
  pointed?: number | undefined;
  title: string;
  scale: number;
  height: number;
  onMessage?: (message: FromFrame) => void;
  /** For callers that send the frame other requests. */
  onLine?: (line: FrameLine | null) => void;
}

/** The real portal in a same-origin frame of its own size, rendering an unpublished setting. */
export function PreviewFrame(props: PreviewFrameProps): ReactNode {
  const {
    setting,
    context,
    mode,
    page,
    guest,
    places,
    selected = '',
    hovered = '',
    pointed,
    title,
    scale,
    height,
    onMessage,
    onLine,
  } = props;
  const styles = useStyles();
  const frame = useRef<HTMLIFrameElement>(null);
  const [line, setLine] = useState<FrameLine | null>(null);
  const [drawn, setDrawn] = useState(false);
  const [start] = useState(() => siteBase() + context.route);
  const hear = useRef(onMessage);
  useLayoutEffect(() => {
    hear.current = onMessage;
  });

  useLayoutEffect(() => {
    const made = new FrameLine(
      window,
      () => frame.current?.contentWindow,
      (message) => {
        if (message.type === 'shown') setDrawn(true);
        hear.current?.(message);
      },
    );
    setLine(made);
    return () => made.close();
  }, []);
  useEffect(() => {
    onLine?.(line);
    return () => onLine?.(null);
  }, [line, onLine]);
  // Before the browser paints the edited field, so the page follows in the same frame.
  useLayoutEffect(() => {
    line?.show({ setting, context, mode, guest, places, ...(page && { page }) });
  }, [line, setting, context, mode, page, guest, places]);
  useEffect(() => {
    const scroll = pointed !== undefined || (hovered === '' && selected !== '');
    if (drawn) line?.post({ type: 'highlight', pointer: hovered || selected, block: pointed, scroll });
  }, [line, drawn, selected, hovered, pointed]);

  return (
    <iframe
      ref={frame}
      name={PREVIEW_LINE}
      title={title}
      src={start}
      className={mergeClasses(styles.frame, !drawn && styles.waiting)}
      style={{ width: context.viewport, height, transform: `scale(${scale})` }}
    />
  );
}
