import { type ReactNode, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { useAssistantStyles } from '../assistant-styles';
import { AskReading } from '../file/AskReading';
import { openDesk } from '../file/desk';
import { FileIntake } from '../file/FileIntake';
import { useDesk } from '../file/use-desk';
import { useRefusal } from '../file/use-refusal';
import { SignalForm } from './SignalForm';
import { SignalReport } from './SignalReport';
import { SAMPLE_IDS } from './samples';
import type { SignalAnswer, SignalJob, SignalWish } from './signal-desk';
import { TrendView } from './TrendView';

const open = () =>
  openDesk<SignalJob, SignalAnswer>(
    () => new Worker(new URL('./signal-worker.ts', import.meta.url), { type: 'module' }),
    async () => (await import('./signal-desk')).signalDesk,
  );

/** A vibration record from file to verdict. The file stays in the browser. */
export function SignalAnalysis(): ReactNode {
  const styles = useAssistantStyles();
  const { t } = useTranslation('analysis');
  const refusal = useRefusal();
  const [read, setRead] = useState<Exclude<SignalAnswer, { result: unknown }>>();
  const [done, setDone] = useState<{ wish: SignalWish; answer: Extract<SignalAnswer, { result: unknown }> }>();
  const { name, setName, busy, ask, take, reread } = useDesk<SignalJob, SignalAnswer>(open, (answer, job) => {
    if ('result' in answer) setDone(job?.job === 'analyse' ? { wish: job.wish, answer } : undefined);
    else {
      setDone(undefined);
      setRead(answer);
    }
  });
  const result = done?.answer.result;
  return (
    <div className={styles.root}>
      <FileIntake
        what={t('signal.what')}
        busy={busy}
        refused={read && 'refused' in read ? refusal(read.refused) : undefined}
        onFile={(file) => void take(file)}
      >
        {SAMPLE_IDS.map((id) => (
          <PlainButton
            key={id}
            onClick={() => {
              setName(`sample-${id}`);
              void ask({ job: 'sample', id });
            }}
          >
            {t(`sample.${id}`)}
          </PlainButton>
        ))}
      </FileIntake>
      {read && 'asked' in read && <AskReading asked={read.asked} onAnswer={(choices) => void reread(choices)} />}
      {read && 'kind' in read && read.kind === 'waveform' && (
        <SignalForm key={name} waveform={read} busy={busy} onAnalyse={(wish) => void ask({ job: 'analyse', wish })} />
      )}
      {read && 'kind' in read && read.kind === 'trend' && <TrendView key={name} name={name} file={read} />}
      {result === 'flat' && (
        <p role="alert" className={styles.error}>
          {t('quality.flat')}
        </p>
      )}
      {done && result && result !== 'flat' && read && 'kind' in read && read.kind === 'waveform' && (
        <SignalReport name={name} waveform={read} wish={done.wish} result={result} />
      )}
    </div>
  );
}
