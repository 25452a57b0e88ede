import { lazy, Suspense, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate, useParams } from 'react-router-dom';
import { type DetectDispatch, detectPicture } from '@/api/detect-picture';
import type { Detect } from '@/canvas/dialog/use-sending';
import { wire } from '@/canvas/geometry/wire';
import type { PictureRecord } from '@/canvas/record/picture-record';
import { useTranslation } from '@/i18n/use-translation';
import type { BlockProps } from '@/renderer/types';
import { Heading } from '@/ui/Heading';
import { PlainButton } from '@/ui/PlainButton';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { Trouble } from '@/ui/Trouble';
import type { ResultProps } from './block';
import { Found } from './Found';
import { Resume } from './Resume';
import { useResultStyles } from './result-styles';
import { useRecord } from './use-record';

export { default as check } from 'virtual:check/picture/result';

const Dialog = lazy(() => import('@/canvas/dialog/PictureDialog').then((file) => ({ default: file.PictureDialog })));

/** One use of the tool on a page of its own: picture, rectangle and result, also after a reload. */
export default function Result({ props, level }: BlockProps<ResultProps>) {
  const { view = 'picture' } = props;
  const styles = useResultStyles();
  const { t } = useTranslation('picture');
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const [record, setRecord] = useRecord(id);
  const [dialog, setDialog] = useState<{ file: File | null } | null>(null);
  const detect = useDetect();
  const again = () => setDialog({ file: null });
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Heading level={level} className={styles.title}>
          {view === 'count' ? t('result.titleCount') : t('result.title')}
        </Heading>
        {record && <PlainButton onClick={() => setDialog({ file: asFile(record) })}>{t('result.redraw')}</PlainButton>}
        <PlainButton onClick={again}>{t('new')}</PlainButton>
      </div>
      {record === undefined && <TextSkeleton label={t('opening')} />}
      {record === null && <Trouble level={level === 4 ? 4 : 2} title={t('missing.title')} text={t('missing.text')} />}
      {record?.result && <Found record={record} result={record.result} view={view} />}
      {record && !record.result && <Resume record={record} detect={detect} onDone={setRecord} onCancel={again} />}
      {dialog && (
        <Suspense>
          <Dialog
            file={dialog.file}
            detect={detect}
            onDone={(done) => {
              setDialog(null);
              navigate(`/${view === 'count' ? 'qCount' : 'qImage'}/${done.id}`);
            }}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

const asFile = ({ file, name }: PictureRecord) => new File([file], name, { type: file.type });

function useDetect(): Detect {
  const dispatch = useDispatch<DetectDispatch>();
  return (record, signal) =>
    detectPicture(dispatch, { file: record.file, rect: wire(record.box, record.size) }, signal);
}
