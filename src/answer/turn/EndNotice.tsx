import { makeStyles, tokens } from '@fluentui/react-components';
import { ErrorCircleRegular } from '@fluentui/react-icons/svg/error-circle';
import { RecordStopRegular } from '@fluentui/react-icons/svg/record-stop';
import type { Translate } from '@/i18n/translate';
import { useTranslation } from '@/i18n/use-translation';
import type { useRun } from '@/stream/run-registry';
import type { StreamFailure } from '@/stream/stream-failure';
import { CopyButton } from '@/ui/markdown/CopyButton';
import { PlainButton } from '@/ui/PlainButton';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    marginTop: '16px',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    fontSize: '15px',
    lineHeight: '22px',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  error: { color: tokens.colorStatusDangerForeground1, fontSize: '20px', flexShrink: 0 },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: '20px', flexShrink: 0 },
  words: { flexGrow: 1, minWidth: '160px', overflowWrap: 'anywhere' },
  cause: { fontWeight: tokens.fontWeightSemibold },
  hint: { fontSize: '13px', lineHeight: '20px', color: tokens.colorNeutralForeground2 },
});

interface Props {
  run: ReturnType<typeof useRun>;
  mine: boolean;
  onAgain: () => void;
  /** Goes on with an unfinished report, for its asker. */
  onGoOn?: (() => void) | undefined;
}

/** Shown if an answer did not end well: the cause, a way to continue and the details to report to the operators. */
export function EndNotice({ run, mine, onAgain, onGoOn }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  const trouble = useTrouble(run);
  const { state, phase } = run;
  if (onGoOn || (phase === 'ended' && state.partial)) return <EndOfReport state={state} onGoOn={onGoOn} />;
  if (phase === 'ended' && state.status === 'stopped') {
    return (
      <div className={styles.root}>
        <RecordStopRegular aria-hidden className={styles.quiet} />
        <div className={styles.words}>
          <div>{t('end.stopped')}</div>
          {mine && <div className={styles.hint}>{t('end.stoppedHint')}</div>}
        </div>
        {mine && (
          <PlainButton look="primary" onClick={onAgain}>
            {t('action.continue')}
          </PlainButton>
        )}
      </div>
    );
  }
  if (!trouble) return null;
  const act = trouble.way === 'resume' ? run.resume : onAgain;
  return (
    <div className={styles.root}>
      <ErrorCircleRegular aria-hidden className={styles.error} />
      <div className={styles.words}>
        <div className={styles.cause}>{trouble.cause}</div>
        <div className={styles.hint}>{trouble.hint}</div>
      </div>
      {trouble.way !== 'none' && (mine || trouble.way === 'resume') && (
        <PlainButton look="primary" onClick={act}>
          {trouble.timeout ? t('action.continue') : t('action.retry')}
        </PlainButton>
      )}
      <CopyButton
        label={t('action.copyDetails')}
        done={t('tools.copied')}
        failed={t('tools.copyFailed')}
        read={() =>
          `${trouble.cause}\n${trouble.detail} run=${state.run ?? ''} seq=${state.last}\n${new Date().toISOString()} ${location.href}`
        }
      />
    </div>
  );
}

/** The report itself says what was not looked into. */
function EndOfReport({ state, onGoOn }: { state: Props['run']['state'] } & Pick<Props, 'onGoOn'>) {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  const { status, steers } = state;
  const cause = () => {
    if (status === 'paused') return t('end.paused');
    if (status === 'stopped') return t('end.stopped');
    if (status === 'error') return t('end.error');
    return steers.some(({ op }) => op === 'finish') ? t('end.partial') : t('end.spent');
  };
  if (!onGoOn) return <p className={styles.hint}>{cause()}</p>;
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <div>{cause()}</div>
        <div className={styles.hint}>{t('end.goOnHint')}</div>
      </div>
      <PlainButton look="primary" onClick={onGoOn}>
        {t('research.goOn')}
      </PlainButton>
    </div>
  );
}

interface Trouble {
  cause: string;
  hint: string;
  detail: string;
  timeout?: boolean;
  /** Reconnect to the same answer, ask for a new one, or neither: the same call would be refused again. */
  way: 'resume' | 'again' | 'none';
}

function useTrouble({ phase, failure, state }: Props['run']): Trouble | null {
  const { t } = useTranslation(['answer', 'errors']);
  if (phase === 'failed' && failure) {
    const timeout = failure.kind === 'timeout';
    const cause = failureText(failure, t);
    const detail = JSON.stringify(failure);
    // A conflict: the plan was decided in another window, and stays decided.
    if (failure.kind === 'http' && failure.status === 409)
      return { cause, hint: t('answer:end.conflictHint'), detail, way: 'none' };
    return {
      cause,
      hint: timeout ? t('answer:end.timeoutHint') : t('answer:end.lineHint'),
      detail,
      timeout,
      way: 'resume',
    };
  }
  if (phase !== 'ended') return null;
  if (state.status === 'timeout') {
    return {
      cause: t('errors:stream.timeout'),
      hint: t('answer:end.timeoutHint'),
      detail: 'timeout',
      timeout: true,
      way: 'again',
    };
  }
  if (state.status !== 'error') return null;
  const { fault } = state;
  return {
    cause: fault?.message || t('answer:end.error'),
    hint: fault && !fault.retryable ? t('answer:end.finalHint') : t('answer:end.errorHint'),
    detail: `code=${fault?.code ?? 'unknown'}`,
    way: 'again',
  };
}

/** The exact texts of the specification. The server's message about a rejection is more specific, so it is appended. */
function failureText(failure: StreamFailure, t: Translate): string {
  if (failure.kind !== 'http') return t(`errors:stream.${failure.kind}`);
  const text = t('errors:stream.http', { status: failure.status });
  return failure.message ? `${text} · ${failure.message}` : text;
}
