import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { followLimits } from '@/stream/follow-run';
import type { useRun } from '@/stream/run-registry';
import { PlainButton } from '@/ui/PlainButton';
import { timeLeft } from './time-left';

const useStyles = makeStyles({
  line: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: '10px',
    fontSize: '14px',
    lineHeight: '20px',
    color: tokens.colorNeutralForeground2,
  },
  dot: {
    width: '8px',
    height: '8px',
    borderRadius: '4px',
    backgroundColor: tokens.colorBrandBackground,
    animationName: { '0%': { opacity: 1 }, '50%': { opacity: 0.35 }, '100%': { opacity: 1 } },
    animationDuration: '1.6s',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'ease-in-out',
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
  },
  soon: { color: tokens.colorStatusWarningForeground1, fontVariantNumeric: 'tabular-nums' },
});

/** The current stage in one line; nothing after the end. */
export function StageLine({ run }: { run: ReturnType<typeof useRun> }) {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  const { state, phase, attempt, stopping } = run;
  const left = useTimeLeft(phase === 'ended' || phase === 'failed' ? null : state.startedAt, state.start?.seconds);
  if (phase === 'ended' || phase === 'failed') return null;
  const words = () => {
    if (stopping) return t('stage.stopping');
    if (phase === 'reattaching') return t('stage.reattaching', { attempt, of: followLimits.reattach });
    if (!state.stage) return t('stage.understanding');
    if (state.stage.stage === 'reading' && state.plan.length > 0)
      return t('stage.item', { item: (state.stage.done ?? 0) + 1, of: state.plan.length });
    if (state.stage.stage === 'reading')
      return t('stage.reading', { count: state.stage.total ?? state.sources.length });
    return t(`stage.${state.stage.stage}`);
  };
  return (
    <div className={styles.line}>
      <span className={styles.dot} aria-hidden />
      <span>{words()}</span>
      {phase === 'reattaching' && (
        <PlainButton look="quiet" onClick={run.giveUp}>
          {t('stage.giveUp')}
        </PlainButton>
      )}
      {left !== null && <span className={styles.soon}>{t('stage.left', { seconds: left })}</span>}
    </div>
  );
}

function useTimeLeft(startedAt: number | null, granted: number | undefined): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (startedAt === null) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [startedAt]);
  return timeLeft(startedAt, now, granted);
}
