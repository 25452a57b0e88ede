import { Suspense, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { type DetectDispatch, detectPicture } from '@/api/detect-picture';
import { fetchFile } from '@/api/fetch-file';
import type { Detect } from '@/canvas/dialog/use-sending';
import type { Box } from '@/canvas/geometry/types';
import { wire } from '@/canvas/geometry/wire';
import { useTranslation } from '@/i18n/use-translation';
import type { BlockProps, PropsOf } from '@/renderer/types';
import { ErrorState } from '@/ui/ErrorState';
import { Heading } from '@/ui/Heading';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { PlainButton } from '@/ui/PlainButton';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { Found, type KeptDetection } from './Found';
import type { Detection } from './numbered';
import { useResultStyles } from './result-styles';
import { useDetection } from './use-detection';

export { default as check } from 'virtual:check/picture/result';

const Dialog = lazyWithRetry(async () => (await import('@/canvas/dialog/PictureDialog')).PictureDialog);

interface Drawing {
  file: File | null;
  box?: Box | null;
}

/** A stored picture with its rectangle and result, for who uploaded it and for readers of a chat about it. */
export default function Result({ props, level }: BlockProps<PropsOf<'picture/result'>>) {
  const { view = 'picture' } = props;
  const styles = useResultStyles();
  const { t } = useTranslation('picture');
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { data, error, isFetching, refetch } = useDetection(id);
  const [dialog, setDialog] = useState<Drawing | null>(null);
  const detect = useDetect();
  const result = !error && isKept(data) ? data : null;
  const redraw = ({ picture, rects }: KeptDetection) =>
    fetchFile(picture.url).then(
      (file) =>
        setDialog({ file: new File([file], t('result.photo'), { type: picture.mime }), box: rects?.[0] ?? null }),
      // The picture has been deleted: the dialog offers to choose another one.
      () => setDialog({ file: null }),
    );
  const page = view === 'count' ? '/qCount' : '/qImage';
  // Old links carry the id of a chat.
  if (result && !isFetching && result.id !== id)
    return <Navigate to={`${page}/${encodeURIComponent(result.id)}${search}`} replace />;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Heading level={level} className={styles.title}>
          {view === 'count' ? t('result.titleCount') : t('result.title')}
        </Heading>
        {result && (
          <div className={styles.ways}>
            <PlainButton onClick={() => void redraw(result)}>{t('result.redraw')}</PlainButton>
            <PlainButton onClick={() => setDialog({ file: null })}>{t('new')}</PlainButton>
          </div>
        )}
      </div>
      {result && <Found result={result} view={view} onDeleted={() => void refetch()} />}
      {!result && isFetching && <TextSkeleton label={t('opening')} />}
      {!result && !isFetching && (
        <Absent
          level={level === 4 ? 4 : 2}
          error={error}
          onRetry={() => void refetch()}
          onNew={() => setDialog({ file: null })}
        />
      )}
      {dialog && (
        <Suspense>
          <Dialog
            {...dialog}
            detect={detect}
            onDone={(done) => {
              setDialog(null);
              void navigate(`${page}/${done}`);
            }}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

const isKept = (data: Detection | null | undefined): data is KeptDetection => Boolean(data?.id && data.picture);

/** Distinguishes a missing result from a failed request, which can be retried. */
function Absent({
  level,
  error,
  onRetry,
  onNew,
}: {
  level: 2 | 4;
  error: unknown;
  onRetry: () => void;
  onNew: () => void;
}) {
  const { t } = useTranslation('picture');
  if (error) return <ErrorState {...{ level, error, onRetry }} title={t('failed.title')} text={t('failed.text')} />;
  return (
    <ErrorState level={level} title={t('missing.title')} text={t('missing.text')}>
      <PlainButton look="primary" onClick={onNew}>
        {t('new')}
      </PlainButton>
    </ErrorState>
  );
}

function useDetect(): Detect {
  const dispatch = useDispatch<DetectDispatch>();
  return (record, signal, tell) =>
    detectPicture(dispatch, { file: record.file, rect: wire(record.box, record.size) }, signal, tell);
}
