import { type ReactNode, useCallback, useDeferredValue, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { GlobalSetting, PageDocument } from '@/renderer/types';
import type { PreviewContext } from './context';
import { ExplainCard } from './ExplainCard';
import { FrameStage, type OverFrame } from './FrameStage';
import type { FrameLine } from './frame-line';
import type { Layers } from './layer-of';
import { PreviewBanner } from './PreviewBanner';
import { PreviewTools } from './PreviewTools';
import { usePicking } from './pick/use-picking';
import { usePreviewStyles } from './preview-styles';
import type { FromFrame, Picked, PreviewMode, ShownBlock } from './protocol';
import type { ChangeContext } from './use-preview-context';

interface Props {
  /** The draft merged over the defaults. Unchanged parts should keep their identity. */
  setting: GlobalSetting;
  context: PreviewContext;
  onContext: ChangeContext;
  what: 'draft' | 'live' | 'fixture';
  /** The draft that a copied link carries; undefined for the context alone. */
  draft?: unknown;
  /** The draft is currently invalid; the page shows the last valid one. */
  stale?: boolean;
  /** The domain was never published, and there is nothing yet that its pages could find. */
  empty?: boolean;
  layers?: Layers;
  selected?: string;
  hovered?: string;
  onSelect?: (pointer: string) => void;
  onHover?: (pointer: string) => void;
  /** What the operator calls a type of block. */
  nameOf?: (type: string) => string;
  /** What the operator calls a place of the setting. */
  wayOf?: (pointer: string) => string;
  /** Editing on the page: what is drawn over it, and what a click on it does instead of selecting. */
  onPage?: { tools: (over: OverFrame) => ReactNode; onPick: (picked: Picked) => void } | undefined;
  /** Drawn over the page in every mode. */
  marks?: ((over: OverFrame) => ReactNode) | undefined;
  /** The page works from the start, as for a visitor. */
  startsUsed?: boolean;
  /** A single block instead of a page. */
  page?: PageDocument;
}

const noWay = () => '';

/** The real page beside the form, for any visitor, device, time and data state. */
export function PreviewPane(props: Props): ReactNode {
  const { setting, context, onContext, what, draft, stale = false, layers, page, onSelect, onHover } = props;
  const { selected = '', hovered = '', onPage, marks, nameOf = String, wayOf = noWay } = props;
  const styles = usePreviewStyles();
  const { t } = useTranslation('admin-preview');
  const [using, setUsing] = useState(props.startsUsed ?? false);
  const mode: PreviewMode = using ? 'use' : onPage ? 'page' : 'edit';
  const [blocks, setBlocks] = useState<readonly ShownBlock[]>([]);
  const [picked, setPicked] = useState<Picked | null>(null);
  const line = useRef<FrameLine | null>(null);
  const later = useDeferredValue(draft);
  const pickOnPage = onPage && ((pointer: string, block: ShownBlock) => onPage.onPick({ pointer, block }));
  const choose = onSelect && (pickOnPage ?? onSelect);
  const { pointed, start, picker } = usePicking(blocks, selected, nameOf, choose, Boolean(onPage));
  const hearLine = useCallback((made: FrameLine | null) => {
    line.current = made;
  }, []);
  const hear = (message: FromFrame) => {
    if (message.type === 'shown') setBlocks((known) => (sameBlocks(known, message.blocks) ? known : message.blocks));
    else if (message.type === 'moved') onContext({ route: message.route });
    else if (message.type === 'chose') onContext(choice(message));
    else if (message.type === 'leave')
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'F6', shiftKey: message.back }));
    else if (message.type === 'hovered') onHover?.(message.pointer);
    else if (message.type === 'picked') {
      setPicked(message.explain ? message.picked : null);
      if (message.explain) return;
      if (onPage) onPage.onPick(message.picked);
      else onSelect?.(message.picked.pointer);
    }
  };
  return (
    <section className={styles.root} aria-label={t('title')}>
      <PreviewTools
        context={context}
        onContext={onContext}
        blocks={blocks}
        nameOf={nameOf}
        withPages={!page}
        draft={later}
        using={using}
        onUse={() => setUsing(!using)}
        onStartPick={onSelect && start}
        onExplain={selected === '' ? undefined : () => line.current?.post({ type: 'explain', pointer: selected })}
      />
      <PreviewBanner context={context} what={what} stale={stale} empty={props.empty} />
      <FrameStage
        setting={setting}
        context={context}
        mode={mode}
        page={page}
        selected={selected}
        hovered={hovered}
        pointed={pointed}
        title={t('frame', { route: context.route })}
        onMessage={hear}
        places={marks !== undefined}
        tools={(over) => (
          <>
            {!using && onPage?.tools(over)}
            {marks?.(over)}
          </>
        )}
        onLine={hearLine}
      />
      {picker}
      {picked && (
        <ExplainCard
          domain={context.domain}
          picked={picked}
          layers={layers}
          nameOf={nameOf}
          wayOf={wayOf}
          onSelect={onSelect}
          onClose={() => setPicked(null)}
        />
      )}
    </section>
  );
}

function choice({ locale, theme }: Extract<FromFrame, { type: 'chose' }>): Partial<PreviewContext> {
  return { ...(locale && { locale }), ...(theme && { theme }) };
}

function sameBlocks(one: readonly ShownBlock[], other: readonly ShownBlock[]): boolean {
  return one.length === other.length && JSON.stringify(one) === JSON.stringify(other);
}
