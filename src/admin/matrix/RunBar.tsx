import { Button, makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    paddingBlock: '8px',
    backgroundColor: tokens.colorNeutralBackground2,
  },
  bar: { flex: '1 1 200px' },
  words: { fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground2 },
});

interface Props {
  total: number;
  done: number;
  wrong: number;
  running: boolean;
  seconds: number | null;
  onStart: () => void;
  onCancel: () => void;
}

/** Starts, stops and shows progress. */
export function RunBar({ total, done, wrong, running, seconds, onStart, onCancel }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-preview');
  return (
    <div className={styles.root}>
      {running ? (
        <Button onClick={onCancel}>{t('matrix.cancel')}</Button>
      ) : (
        <Button appearance="primary" disabled={total === 0} onClick={onStart}>
          {t('matrix.start', { count: total })}
        </Button>
      )}
      {running && <ProgressBar className={styles.bar} value={done} max={total} aria-label={t('matrix.progress')} />}
      <span className={styles.words} role="status">
        {(running || done > 0) && t('matrix.done', { done, total })}
        {done > 0 && ` · ${t('matrix.wrong', { count: wrong })}`}
        {seconds !== null && ` · ${t('matrix.seconds', { seconds: seconds.toFixed(1) })}`}
      </span>
    </div>
  );
}
