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
  /** A dialog lies over everything that is not in it. */
  inside: Element | null;
}

/** Room for the button, and for the handles with which fingers mark a text. */
const BELOW = 10;
const ROOM = { width: 180, height: 48 };
/** A selection is dragged over many states; one that stays for a moment is meant. */
const PAUSE_MS = 150;

/** Beside text that was marked in an answer or a source: quote it in the next question, leaving what lies over the page. */
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
    // A dialog gives the focus back when it goes; only then can the box have it.
    onceGone(place.inside, take);
  };
  const button = (
    <PlainButton
      className={styles.button}
      style={{ top: place.top, left: place.left }}
      data-print="no"
      // A press that takes the selection away takes its text away.
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
    // The text moves under the button.
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
