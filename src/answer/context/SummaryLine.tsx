import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { RunContext } from '@/stream/types';
import { PlainButton } from '@/ui/PlainButton';
import { SummaryText } from './SummaryText';

const useStyles = makeStyles({
  root: {
    paddingBlock: '12px',
    borderTop: `1px dashed ${tokens.colorNeutralStroke1}`,
    color: tokens.colorNeutralForeground3,
    fontSize: '13px',
    lineHeight: '20px',
  },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
});

/** In the chat, below the turns in whose place the model reads a summary. */
export function SummaryLine({ summary }: { summary: NonNullable<RunContext['summary']> }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('context');
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.root} data-print="no">
      <div className={styles.row}>
        <span>{t('summary.line', { count: summary.turns })}</span>
        <PlainButton look="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('summary.close') : t('summary.open')}
        </PlainButton>
      </div>
      {open && <SummaryText message={summary.message} />}
    </div>
  );
}
