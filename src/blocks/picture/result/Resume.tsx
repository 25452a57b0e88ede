import { useEffect, useRef } from 'react';
import { SendingState } from '@/canvas/dialog/SendingState';
import { type Detect, useSending } from '@/canvas/dialog/use-sending';
import type { PictureRecord } from '@/canvas/record/picture-record';

interface Props {
  record: PictureRecord;
  detect: Detect;
  onDone: (record: PictureRecord) => void;
  onCancel: () => void;
}

/** A picture whose call had not come to its end, after a reload or a lost line: it is asked again. */
export function Resume({ record, detect, onDone, onCancel }: Props) {
  const { state, send, cancel } = useSending(detect);
  useEffect(() => void send(record), [record, send]);
  const latest = useRef(onDone);
  latest.current = onDone;
  useEffect(() => {
    if (state.status === 'done') latest.current(state.record);
  }, [state]);
  const shown = 'record' in state && state.status !== 'done' ? state : ({ status: 'sending', record } as const);
  const leave = () => {
    cancel();
    onCancel();
  };
  return <SendingState state={shown} onRetry={() => void send(record)} onCancel={leave} onOther={leave} />;
}
