import { makeStyles, tokens } from '@fluentui/react-components';
import { TextQuoteRegular } from '@fluentui/react-icons/svg/text-quote';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '@/i18n/use-translation';
import { addQuoted, LONGEST_QUOTED, MOST_QUOTED } from '@/stream/use-quoted';
import { PlainButton } from '@/ui/PlainButton';
import { showToast } from '@/ui/toasts';
import { selectedText } from './selected-text';

const useStyles = makeStyles({
  button: {
    position: 'fixed',
    zIndex: 30,
    whiteSpace: 'nowrap',
    fontSize: '14px',
    borderRadius: tokens.borderRadiusLarge,
    boxShadow: tokens.shadow8,
  },
});

interface Place {
  text: string;
  top: number;
  left: number;
  /** The dialog that contains the selection; the button is rendered in it, or the dialog would cover it. */
  inside: Element | null;
}

/** The distance to the button; on touch screens it is tripled to clear the selection handles. */
const BELOW = 10;
const ROOM = { width: 180, height: 48 };
/** A selection changes many times while it is dragged; wait until it settles. */
const PAUSE_MS = 150;

/**
 * A button at text selected in an answer or a source. It quotes the text in the next question and closes an open
 * dialog.
 */
export function AskAboutSelection({ chatId, onLeave }: { chatId: string; onLeave: () => void }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  const place = useSelectedPlace();
  if (!place) return null;
  const take = () => {
    if (addQuoted(chatId, { kind: 'quote', text: place.text.slice(0, LONGEST_QUOTED) })) return;
    const values = { most: MOST_QUOTED };
    showToast({ intent: 'warning', textKey: 'answer:quoted.full', values, durationMs: 6_000, cause: 'quoted' });
  };
  const ask = () => {
    getSelection()?.removeAllRanges();
    if (!place.inside) return take();
    onLeave();
    // A closing dialog restores the focus, so the box can take it only afterwards.
    onceGone(place.inside, take);
  };
  const button = (
    <PlainButton
      className={styles.button}
      style={{ top: place.top, left: place.left }}
      data-print="no"
      // Keeps the selection when the button is pressed.
      onMouseDown={(event) => event.preventDefault()}
      onClick={ask}
    >
      <TextQuoteRegular aria-hidden />
      {t('quoted.ask')}
    </PlainButton>
  );
  return place.inside ? createPortal(button, place.inside) : button;
}

function onceGone(element: Element, then: () => void): void {
  if (element.isConnected) requestAnimationFrame(() => onceGone(element, then));
  else then();
}

function useSelectedPlace(): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => setPlace(placeOf());
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(look, PAUSE_MS);
    };
    document.addEventListener('selectionchange', soon);
    // Scrolling moves the text away from the button.
    window.addEventListener('scroll', soon, { capture: true, passive: true });
    window.addEventListener('resize', soon);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', soon);
      window.removeEventListener('scroll', soon, { capture: true });
      window.removeEventListener('resize', soon);
    };
  }, []);
  return place;
}

function placeOf(): Place | null {
  const selected = selectedText(getSelection());
  if (!selected) return null;
  const rects = [...(selected.range.getClientRects?.() ?? [])];
  const end = rects.at(-1) ?? new DOMRect();
  const below = window.matchMedia?.('(pointer: coarse)').matches ? 3 * BELOW : BELOW;
  return {
    text: selected.text,
    top: Math.max(8, Math.min(end.bottom + below, window.innerHeight - ROOM.height)),
    left: Math.max(8, Math.min(end.right - ROOM.width / 2, window.innerWidth - ROOM.width)),
    inside: selected.root.closest('dialog'),
  };
}
