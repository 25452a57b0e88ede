import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { AttachTo } from '@/answer/attach/AttachTo';
import { type Attachment, putAttached } from '@/answer/attach/attached-store';
import { useAttaching } from '@/answer/attach/use-attaching';
import { asRows } from '@/assistants/file/as-rows';
import { useTranslation } from '@/i18n/use-translation';
import { lazyWithRetry } from '@/ui/lazy-with-retry';

const AttachedChips = lazyWithRetry(async () => (await import('@/answer/attach/AttachedChips')).AttachedChips);

export interface FirstFiles {
  ready: readonly Attachment[];
  /** There is something to show, be it only why a file was refused. */
  shown: boolean;
  /** Some have not arrived yet. */
  onTheWay: boolean;
}

interface Props {
  /** Under which the files wait until there is a chat. */
  waiting: string;
  /** Chosen before this was loaded. */
  chosen: readonly File[];
  /** Whether the question was sent before its files had arrived. */
  early: boolean;
  onChange: (files: FirstFiles) => void;
}

/** The button for files that go with the first question, with the files chosen so far. */
export function FirstFilesButton({ waiting, chosen, early, onChange }: Props): ReactNode {
  const { t } = useTranslation('answer');
  const attaching = useAttaching(waiting, asRows);
  const { ready, sending, onTheWay } = attaching;
  const left = useRef(chosen);
  useEffect(() => {
    const files = left.current;
    left.current = [];
    if (files.length > 0) void attaching.send([...files]);
  }, [attaching]);
  const shown = ready.length + sending.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what changed is told
  useEffect(() => onChange({ ready, onTheWay, shown }), [ready, onTheWay, shown]);
  return (
    <>
      <AttachTo attaching={attaching} />
      {shown && (
        <div style={{ flexBasis: '100%', minWidth: 0, order: -1 }}>
          <Suspense>
            <AttachedChips attaching={attaching} />
          </Suspense>
        </div>
      )}
      <span role="alert">{early && onTheWay ? t('attach.wait') : ''}</span>
    </>
  );
}

export const forgetFirstFiles = (waiting: string): void => putAttached(waiting, () => ({ ready: [], sending: [] }));
