import { makeStyles, shorthands, tokens } from '@fluentui/react-components';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { CitationLabels, CitedSource } from './citation-context';
import { placeCard } from './place-card';

const useStyles = makeStyles({
  card: {
    position: 'fixed',
    zIndex: 1000,
    boxSizing: 'border-box',
    width: 'min(360px, calc(100vw - 24px))',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusXLarge,
    fontSize: '14px',
    lineHeight: '1.6',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
    ...shorthands.border('1px', 'solid', tokens.colorNeutralStroke2),
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDuration: '120ms',
    animationTimingFunction: 'ease-out',
    '@media (prefers-reduced-motion: reduce)': { animationDuration: '1ms' },
  },
  title: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  path: { fontSize: '12px', color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  quote: {
    marginTop: '8px',
    paddingInlineStart: '12px',
    color: tokens.colorNeutralForeground2,
    ...shorthands.borderLeft('2px', 'solid', tokens.colorBrandStroke2),
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '5',
    ...shorthands.overflow('hidden'),
    overflowWrap: 'anywhere',
  },
});

interface Props {
  id: string;
  source: CitedSource;
  labels: CitationLabels;
  anchor: HTMLElement;
  onEnter: () => void;
  onLeave: () => void;
}

/** A tooltip with text only, so nothing in it needs the focus. It stays while hovered; Escape closes it. */
export function CitationCard({ id, source, labels, anchor, onEnter, onLeave }: Props): ReactNode {
  const styles = useStyles();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!box.current) return;
    const place = placeCard(anchor.getBoundingClientRect(), box.current.getBoundingClientRect(), {
      width: document.documentElement.clientWidth,
      height: window.innerHeight,
    });
    box.current.style.left = `${place.left}px`;
    box.current.style.top = `${place.top}px`;
  });
  const path = [...source.headings, ...(source.page === null ? [] : [labels.page(source.page)])].join(' › ');
  return createPortal(
    <div ref={box} id={id} role="tooltip" className={styles.card} onPointerEnter={onEnter} onPointerLeave={onLeave}>
      <div className={styles.title}>
        {source.n}. {source.title}
      </div>
      {path && <div className={styles.path}>{path}</div>}
      <div className={styles.quote} lang={source.lang}>
        {source.quote}
      </div>
    </div>,
    // Rendered inside the theme root, or inside the marker's modal dialog, outside of which everything is inert.
    anchor.closest('dialog, .fui-FluentProvider') ?? document.body,
  );
}
