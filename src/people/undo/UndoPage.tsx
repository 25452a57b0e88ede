import type { ReactNode } from 'react';
import { messageOf } from '@/api/api-error';
import { useLookAtChangesQuery, useUndoChangesMutation } from '@/api/session';
import { useTranslation } from '@/i18n/use-translation';
import { faultOf } from '../form/fault-of';
import { Fault } from '../layout/Fault';
import { PageCard, PageFrame } from '../layout/PageFrame';
import { Waiting } from '../layout/Waiting';
import { UndoneNotice } from './UndoneNotice';
import { UndoOffer } from './UndoOffer';
import { useLinkToken } from './use-link-token';

/** The page of the link in a notice about a change. Opening it changes nothing; the button undoes the change. */
export function UndoPage({ level }: { level: 1 | 2 | 3 | 4 }): ReactNode {
  const { t } = useTranslation('people');
  const token = useLinkToken();
  const { data, error, refetch } = useLookAtChangesQuery({ token }, { skip: token === '' });
  const [undo, undoing] = useUndoChangesMutation();
  const done = undoing.data;
  const refused = undoing.error ? faultOf(undoing.error) : messageOf(error);
  const fault = token === '' ? t('undo.incomplete') : refused;
  return (
    <PageFrame level={level} title={t('undo.title')}>
      <PageCard>
        {done ? (
          <UndoneNotice undone={done} />
        ) : (
          <>
            <Fault words={fault} />
            {!data && !fault && <Waiting failed={error !== undefined} onRetry={() => void refetch()} />}
            {data && !error && <UndoOffer found={data} busy={undoing.isLoading} onUndo={() => void undo({ token })} />}
          </>
        )}
      </PageCard>
    </PageFrame>
  );
}
