import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '@/i18n/use-translation';
import { CitationProvider } from '@/knowledge/citation/CitationProvider';
import type { CitationLabels } from '@/knowledge/citation/citation-context';
import type { RunSnapshot } from '@/stream/run-handle';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import type { PanelMode } from '@/ui/side-panel/use-panel-mode';
import type { AnsweredTurn } from '../answered-turn';
import type { Address } from '../chat/use-address';
import { SourcePanel } from './SourcePanel';
import { toCitedSources, wordsOfClaim } from './to-cited-sources';

const CalledPanel = lazyWithRetry(async () => (await import('./CalledPanel')).CalledPanel);

/** Sources of its asker alone: there is no document to open. */
const NO_DOCUMENT = new Set(['tool', 'attachment', 'memory']);

interface Props {
  chatId: string;
  turn: AnsweredTurn;
  run: RunSnapshot;
  isLast?: boolean;
  address: Address;
  mode: PanelMode;
  panelPlace: HTMLElement | null;
  children: ReactNode;
}

/** The sources of one answer: the data for its citation markers, and the panel for the open source. */
export function AnswerSources({ chatId, turn, run, isLast, address, mode, panelPlace, children }: Props) {
  const { t } = useTranslation('answer');
  const { sources, cites } = run.state;
  const own = isLast ? null : turn.answer.id;
  const mineIsOpen = address.source !== null && address.sourceOf === own;
  const source = mineIsOpen ? sources.find((each) => each.n === address.source) : undefined;
  const cited = useMemo(() => toCitedSources(sources, t('source.community')), [sources, t]);
  const labels = useMemo<CitationLabels>(
    () => ({
      marker: ({ n, title }) => t('source.marker', { n, title }),
      page: (page) => t('source.page', { page }),
    }),
    [t],
  );
  const { openSource } = address;
  const [claim, setClaim] = useState<string | undefined>();
  const onOpen = useCallback(
    (n: number, pressed?: string) => {
      setClaim(pressed);
      openSource(n, own);
    },
    [openSource, own],
  );
  const wordsOf = useCallback(
    (claimed: string, n: number) => wordsOfClaim(cites, sources, claimed, n),
    [cites, sources],
  );
  const place = { mode, onClose: address.closeSource };
  const panel =
    source &&
    (NO_DOCUMENT.has(source.kind) ? (
      <Suspense>
        <CalledPanel source={source} {...place} />
      </Suspense>
    ) : (
      <SourcePanel
        chatId={chatId}
        source={source}
        sources={sources}
        cites={cites}
        claim={claim}
        onOpen={onOpen}
        {...place}
      />
    ));
  return (
    <CitationProvider sources={cited} labels={labels} opened={source?.n ?? null} onOpen={onOpen} wordsOf={wordsOf}>
      {children}
      {panel && (mode === 'column' ? panelPlace && createPortal(panel, panelPlace) : panel)}
    </CitationProvider>
  );
}
