import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { Size } from '@/canvas/geometry/types';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { useDragScroll } from './use-drag-scroll';
import { useZoom } from './use-zoom';

/** Leaves room for the count above and, on phones, for the first line below. */
const HEIGHT = 'min(72vh, calc(100vh - 300px))';

const useStyles = makeStyles({
  root: {
    borderRadius: tokens.borderRadiusXLarge,
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground5,
  },
  scroller: {
    maxHeight: HEIGHT,
    overflow: 'auto',
    touchAction: 'pan-x pan-y',
    overscrollBehavior: 'auto',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  large: { cursor: 'grab', ':active': { cursor: 'grabbing' } },
  frame: { position: 'relative', marginInline: 'auto', overflow: 'hidden' },
  tools: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    padding: '8px',
    backgroundColor: tokens.colorNeutralBackground2,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  level: {
    minWidth: '52px',
    textAlign: 'center',
    fontSize: '14px',
    lineHeight: '20px',
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground2,
  },
});

/** Width in pixels up to which small pictures may be enlarged to fit. */
const LEAST_SHOWN = 320;

interface Props {
  size: Size;
  children: ReactNode;
  onZoom: (zoom: number) => void;
}

/** Fits its content into the frame and zooms on request. A native scroller, so keys and touch work as usual. */
export function ZoomFrame({ size, children, onZoom }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('picture');
  const scroller = useRef<HTMLElement>(null);
  const { zoom, zoomIn, zoomOut, fit } = useZoom(scroller, onZoom);
  const drag = useDragScroll();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = { '+': zoomIn, '=': zoomIn, '-': zoomOut, '0': fit }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const fitting = `min(100%, calc(${HEIGHT} * ${size.width / size.height}), ${Math.max(size.width, LEAST_SHOWN)}px)`;
  return (
    <div className={styles.root}>
      <section
        ref={scroller}
        className={mergeClasses(styles.scroller, zoom > 1 && styles.large)}
        aria-label={t('result.picture')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard.
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...drag}
      >
        <div className={styles.frame} style={{ width: `calc(${fitting} * ${zoom})` }}>
          {children}
        </div>
      </section>
      {/* biome-ignore lint/a11y/useSemanticElements: fieldset is for form fields; these are buttons. */}
      <div role="group" className={styles.tools} aria-label={t('zoom.label')}>
        <PlainButton iconOnly aria-label={t('zoom.out')} onClick={zoomOut}>
          −
        </PlainButton>
        <span className={styles.level} role="status">
          {t('zoom.level', { percent: Math.round(zoom * 100) })}
        </span>
        <PlainButton iconOnly aria-label={t('zoom.in')} onClick={zoomIn}>
          +
        </PlainButton>
        <PlainButton onClick={fit}>{t('zoom.fit')}</PlainButton>
      </div>
    </div>
  );
}
