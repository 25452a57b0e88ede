import { mergeClasses } from '@fluentui/react-components';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useGetDocumentQuery } from '@/api/documents';
import { track } from '@/browser/track';
import { useTranslation } from '@/i18n/use-translation';
import { type DocPlace, docHref, readDocHref } from '@/knowledge/doc-href';
import { DocumentNotices } from '@/knowledge/document/DocumentNotices';
import { DocumentPaper } from '@/knowledge/document/DocumentPaper';
import { DocumentTrouble } from '@/knowledge/document/DocumentTrouble';
import { documentMarks, movePassage } from '@/knowledge/document/document-marks';
import { HeadingRail, railHeadings } from '@/knowledge/document/HeadingRail';
import type { BlockProps, PropsOf } from '@/renderer/types';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { useDocumentTitle } from '@/ui/use-document-title';
import { ReaderBar } from './ReaderBar';
import { RelatedDocuments } from './RelatedDocuments';
import { useReaderStyles } from './reader-styles';
import { type CitedPassage, useCitedPassages } from './use-cited-passages';
import { VersionList } from './VersionList';

export { default as check } from 'virtual:check/reader/document';

/** A URL without a document id is treated as not found, without a request. */
const MISSING = { status: 404 };

/** A source document on its own page. */
export default function Document({ level }: BlockProps<PropsOf<'reader/document'>>) {
  const styles = useReaderStyles();
  const { t } = useTranslation('reader');
  const { id = '' } = useParams();
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const place = useMemo(() => readDocHref(id, new URLSearchParams(search)), [id, search]);
  const passages = useCitedPassages(place);
  const nothing = place.docId === '';
  const {
    data: latest,
    currentData,
    error,
    isFetching,
    refetch,
  } = useGetDocumentQuery(documentArg(place), {
    skip: nothing,
  });
  // The former document stays while the next one loads, not if that fails.
  const data = error && !currentData ? undefined : latest;
  const trouble = nothing ? MISSING : error;
  const alone = trouble !== undefined && !data;
  useDocumentTitle(data?.title);
  const opened = data?.id;
  useEffect(() => {
    if (opened !== undefined) track('opened', { what: 'document' });
  }, [opened]);
  const at = passages.findIndex(
    (passage) => place.span && passage.span[0] === place.span[0] && passage.span[1] === place.span[1],
  );
  const marks = useMemo(() => marksOf(data, place, passages), [data, place, passages]);

  const go = (passage: CitedPassage | undefined) => {
    if (passage)
      void navigate(docHref({ ...place, version: passage.version, span: passage.span, hash: passage.hash }), {
        replace: true,
      });
  };
  return (
    <div className={styles.page}>
      <ReaderBar
        place={place}
        at={at}
        total={passages.length}
        onStep={(by) => go(passages[at < 0 ? (by > 0 ? 0 : passages.length - 1) : at + by])}
      />
      {!alone && (
        <div className={styles.rail} data-print="no">
          {data && <HeadingRail headings={railHeadings(data)} lang={data.lang} />}
        </div>
      )}
      <div className={mergeClasses(styles.paper, alone && styles.alone)}>
        {data ? (
          <>
            <DocumentPaper
              view={data}
              marks={marks}
              level={level}
              section={place.section}
              visit={key}
              chatId={place.from}
              pairHref={data.pair ? docHref({ docId: data.pair, from: place.from }) : undefined}
              notices={
                <>
                  <DocumentNotices
                    view={data}
                    citedHref={place.asCited ? undefined : docHref({ ...place, asCited: true })}
                    newestHref={docHref({ ...place, asCited: undefined })}
                  />
                  {data.latestVersion > 1 && <VersionList id={data.id} />}
                </>
              }
            />
            <RelatedDocuments id={data.id} level={Math.min(level + 1, 4) as 2 | 3 | 4} />
          </>
        ) : trouble ? (
          <DocumentTrouble error={trouble} busy={isFetching} onRetry={() => void refetch()} level={level} />
        ) : (
          <TextSkeleton label={t('loading')} paragraphs={5} />
        )}
      </div>
    </div>
  );
}

function documentArg({ docId, version, span, hash, asCited, from }: DocPlace) {
  return {
    id: docId,
    ...(asCited && version !== undefined && { version }),
    ...(version !== undefined && { cited: version }),
    ...(span && { start: span[0], end: span[1] }),
    ...(hash && { hash }),
    // Access to an old version is granted through the answer that cites it.
    ...(asCited && from && { chat: from }),
  };
}

type View = NonNullable<ReturnType<typeof useGetDocumentQuery>['data']>;

/** The passage in the URL first. Others are marked only if they were cited from the version shown. */
function marksOf(view: View | undefined, { span }: DocPlace, passages: readonly CitedPassage[]) {
  if (!view) return [];
  const same = passages.filter((passage) => passage.version === view.version);
  const own = passages.find((passage) => span && passage.span[0] === span[0] && passage.span[1] === span[1]);
  const { anchor } = view;
  const open =
    anchor && anchor.status !== 'gone' && span
      ? movePassage({ span, quotes: own?.quotes }, [anchor.start, anchor.end])
      : null;
  return documentMarks(open, same);
}
