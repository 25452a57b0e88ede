import { makeStyles, shorthands, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGetContextSummaryQuery } from '@/api/memory';
import { useTranslation } from '@/i18n/use-translation';
import { goToHeading } from '@/ui/go-to-heading';
import { PlainButton } from '@/ui/PlainButton';

const useStyles = makeStyles({
  root: {
    marginTop: '8px',
    padding: '12px 14px',
    fontSize: '14px',
    lineHeight: '22px',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground3,
    borderRadius: tokens.borderRadiusLarge,
    ...shorthands.borderLeft('3px', 'solid', tokens.colorNeutralStroke1),
  },
  text: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  note: { margin: '0 0 8px', fontSize: '13px', lineHeight: '20px', color: tokens.colorNeutralForeground2 },
  list: { margin: '10px 0 0', paddingInlineStart: '20px', fontSize: '13px' },
  jump: { paddingInline: '6px', minHeight: '28px', justifyContent: 'start', textAlign: 'start' },
});

/** A summary as the model reads it, and the questions that it stands for. */
export function SummaryText({ message }: { message: string }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('context');
  const navigate = useNavigate();
  const { data, isError, isFetching } = useGetContextSummaryQuery({ id: message }, { refetchOnMountOrArgChange: true });
  if (isFetching) return <p className={styles.note}>{t('summary.loading')}</p>;
  if (isError || !data) return <p className={styles.note}>{t('summary.gone')}</p>;
  return (
    <div className={styles.root}>
      <p className={styles.note}>{data.by === 'model' ? t('summary.byModel') : t('summary.byQuoting')}</p>
      <p className={styles.text} dir="auto">
        {data.text}
      </p>
      <PlainButton
        look="quiet"
        className={styles.jump}
        onClick={() => void navigate('/qa', { state: { quoted: [{ kind: 'quote', text: data.text }] } })}
      >
        {t('summary.newChat')}
      </PlainButton>
      <ol className={styles.list} aria-label={t('summary.turns')}>
        {data.turns.map(({ id, text }) => (
          <li key={id}>
            <PlainButton look="quiet" className={styles.jump} onClick={() => goToHeading(`q-${id}`)}>
              <span dir="auto">{text.length > LONG ? `${text.slice(0, LONG).toWellFormed()}…` : text}</span>
            </PlainButton>
          </li>
        ))}
      </ol>
    </div>
  );
}

const LONG = 120;
