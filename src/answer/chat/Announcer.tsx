import { makeStyles, shorthands } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { answerText, type RunState } from '@/stream/run-state';
import type { StreamFailure } from '@/stream/stream-failure';
import { finishedSentences } from './finished-sentences';

const useStyles = makeStyles({
  hidden: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    ...shorthands.overflow('hidden'),
  },
});

/** Gives the screen reader time to speak; text that arrives sooner is batched. */
const PAUSE_MS = 800;

interface Props {
  state: RunState;
  failure: StreamFailure | null;
}

/** Announces stages, finished sentences and the outcome to screen readers, but not content present on arrival. */
export function Announcer({ state, failure }: Props) {
  const styles = useStyles();
  const { t } = useTranslation(['answer', 'errors']);
  const [spoken, say] = useState('');
  const watched = useRef(state.status === 'running' || state.status === 'waiting');
  const upTo = useRef(watched.current ? 0 : Number.MAX_SAFE_INTEGER);
  const waiting = useRef<string[]>([]);
  const ended = state.status !== 'running' && state.status !== 'waiting';
  const stage = state.stage?.stage;
  const text = answerText(state);

  useEffect(() => {
    if (!watched.current || !stage) return;
    waiting.current.push(t(`answer:spoken.${stage}`));
  }, [stage, t]);

  useEffect(() => {
    if (!watched.current) return;
    // Another answerer started over, so announce the text from the beginning.
    if (text.length < upTo.current) upTo.current = 0;
    const next = finishedSentences(text, upTo.current, ended);
    upTo.current = next.upTo;
    if (next.spoken) waiting.current.push(next.spoken);
  }, [text, ended]);

  const { status } = state;
  const asks = status === 'paused' && state.calls.some((call) => call.state === 'asked');
  useEffect(() => {
    if (!watched.current) return;
    if (failure)
      waiting.current.push(
        t(`errors:stream.${failure.kind}`, { status: failure.kind === 'http' ? failure.status : '' }),
      );
    else if (status !== 'running' && status !== 'waiting')
      waiting.current.push(asks ? t('answer:spoken.ask') : t(`answer:spoken.${status}`));
  }, [failure, status, asks, t]);

  useEffect(() => {
    const timer = setInterval(() => {
      const words = waiting.current.splice(0).join(' ');
      if (words) say(words);
    }, PAUSE_MS);
    return () => clearInterval(timer);
  }, []);

  return (
    <div className={styles.hidden} role="status" aria-live="polite" aria-atomic="true" data-spoken="">
      {spoken}
    </div>
  );
}
