import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { CitationCard } from './CitationCard';
import { claimOf } from './CitationMark';
import { CitationContext, type CitationLabels, type Citations, type CitedSource } from './citation-context';

interface Props {
  sources: readonly CitedSource[];
  labels: CitationLabels;
  opened: number | null;
  onOpen: (n: number, claim?: string) => void;
  /** The exact words behind a claim, if they are shorter than the passage. */
  wordsOf?: (claim: string, n: number) => string | undefined;
  children: ReactNode;
}

interface Look {
  n: number;
  /** Absent if the source is hovered in the list, which needs no card. */
  marker?: HTMLElement;
}

/** Time to move the pointer from the number to its card. */
const LEAVE_MS = 150;

export function CitationProvider({ sources, labels, opened, onOpen, wordsOf, children }: Props) {
  const cardId = useId();
  const [look, setLook] = useState<Look | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onLook = useCallback((n: number | null, marker?: HTMLElement) => {
    clearTimeout(leaving.current);
    if (n === null) leaving.current = setTimeout(() => setLook(null), LEAVE_MS);
    else setLook({ n, marker });
  }, []);
  useEffect(() => () => clearTimeout(leaving.current), []);
  useEscape(look?.marker !== undefined, () => setLook(null));

  const byNumber = useMemo(() => new Map(sources.map((source) => [source.n, source])), [sources]);
  const looked = look?.n ?? null;
  const value = useMemo<Citations>(
    () => ({
      sources: byNumber,
      labels,
      cardId,
      looked,
      opened,
      look: onLook,
      open: (n, claim) => {
        setLook(null);
        onOpen(n, claim);
      },
    }),
    [byNumber, labels, cardId, looked, opened, onLook, onOpen],
  );
  const source = look?.marker?.isConnected ? byNumber.get(look.n) : undefined;
  const claim = look?.marker && claimOf(look.marker);
  const words = claim && look ? wordsOf?.(claim, look.n) : undefined;
  return (
    <CitationContext value={value}>
      {children}
      {source && look?.marker && (
        <CitationCard
          id={cardId}
          source={words ? { ...source, quote: words } : source}
          labels={labels}
          anchor={look.marker}
          onEnter={() => clearTimeout(leaving.current)}
          onLeave={() => onLook(null)}
        />
      )}
    </CitationContext>
  );
}

function useEscape(active: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!active) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Escape closes the card first; the next Escape closes the panel.
      event.stopPropagation();
      latest.current();
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [active]);
}
