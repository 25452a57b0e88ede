import { OpenRegular } from '@fluentui/react-icons/svg/open';
import { useEffect, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useGetDocumentQuery } from '@/api/documents';
import { track } from '@/browser/track';
import { useTranslation } from '@/i18n/use-translation';
import { docHref } from '@/knowledge/doc-href';
import { DocumentNotices } from '@/knowledge/document/DocumentNotices';
import { DocumentPaper } from '@/knowledge/document/DocumentPaper';
import { DocumentTrouble } from '@/knowledge/document/DocumentTrouble';
import { documentMarks, movePassage, type Passage } from '@/knowledge/document/document-marks';
import { StepButtons } from '@/knowledge/document/StepButtons';
import type { RunCite, RunSource } from '@/stream/types';
import { SidePanel } from '@/ui/side-panel/SidePanel';
import type { PanelMode } from '@/ui/side-panel/use-panel-mode';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { useSourcePanelStyles } from './source-panel-styles';

interface Props {
  chatId: string;
  source: RunSource;
  sources: readonly RunSource[];
  cites: readonly RunCite[];
  /** The claim whose marker was pressed; only its words are highlighted. */
  claim?: string;
  mode: PanelMode;
  onOpen: (n: number) => void;
  onClose: () => void;
}

/** A source next to its answer, opened at the cited words. */
export function SourcePanel({ chatId, source, sources, cites, claim, mode, onOpen, onClose }: Props) {
  const { t } = useTranslation('reader');
  const styles = useSourcePanelStyles();
  const { docId, ver, span, quoteHash } = source;
  const place = { docId, version: ver, span, hash: quoteHash, from: chatId };
  const { data, error, isFetching, refetch } = useGetDocumentQuery({
    id: docId,
    cited: ver,
    start: span[0],
    end: span[1],
    hash: quoteHash,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another document is another source
  useEffect(() => track('opened', { what: 'source' }), [docId]);
  const marks = useMemo(() => {
    if (!data || data.anchor?.status === 'gone') return [];
    const cited = passageOf(source, cites, claim);
    const found = data.anchor ? movePassage(cited, [data.anchor.start, data.anchor.end]) : cited;
    return documentMarks(found);
  }, [data, source, cites, claim]);
  const at = sources.findIndex((each) => each.n === source.n);
  const step = (by: number) => {
    const next = sources[at + by];
    if (next) onOpen(next.n);
  };

  return (
    <SidePanel
      mode={mode}
      title={`${source.n}. ${source.title}`}
      closeLabel={t('panel.close')}
      onClose={onClose}
      actions={
        <>
          <StepButtons canGoBack={at > 0} canGoOn={at < sources.length - 1} onStep={step} />
          <Link className={styles.page} to={docHref(place)} title={t('panel.page')} aria-label={t('panel.page')}>
            <OpenRegular aria-hidden />
          </Link>
        </>
      }
    >
      {data ? (
        <DocumentPaper
          view={data}
          marks={marks}
          level={3}
          bare
          visit={source.n}
          chatId={chatId}
          pairHref={data.pair ? docHref({ docId: data.pair, from: chatId }) : undefined}
          notices={
            <DocumentNotices
              view={data}
              citedHref={ver < data.version ? docHref({ ...place, asCited: true }) : undefined}
              newestHref={docHref({ docId })}
            />
          }
        />
      ) : error ? (
        <DocumentTrouble error={error} busy={isFetching} onRetry={() => void refetch()} level={3} />
      ) : (
        <TextSkeleton label={t('loading')} />
      )}
    </SidePanel>
  );
}

function passageOf({ n, sid, span }: RunSource, cites: readonly RunCite[], claim?: string): Passage {
  const of = (some: readonly RunCite[]) =>
    some.flatMap(({ quotes = [] }) => quotes.filter((quote) => quote.sid === sid).map((quote) => quote.span));
  const pressed = of(cites.filter(({ cid }) => cid === claim));
  return { n, span, quotes: pressed.length > 0 ? pressed : of(cites) };
}
