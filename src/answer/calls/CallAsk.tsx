import { makeStyles, shorthands, tokens } from '@fluentui/react-components';
import { PlugConnectedRegular } from '@fluentui/react-icons/svg/plug-connected';
import { useId, useRef, useState } from 'react';
import { useLocalize } from '@/i18n/use-localize';
import { useTranslation } from '@/i18n/use-translation';
import type { CallApproval, RunCall } from '@/stream/types';
import { PlainButton } from '@/ui/PlainButton';
import { visibleText } from '../../../setting/tool/visible-text';

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: '10px',
    marginTop: '16px',
    padding: '14px 16px',
    fontSize: '14px',
    lineHeight: '22px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    ...shorthands.borderLeft('4px', 'solid', tokens.colorBrandStroke1),
    '@media print': { display: 'none' },
  },
  head: { display: 'flex', alignItems: 'baseline', gap: '8px', margin: 0, fontSize: '15px', fontWeight: 600 },
  icon: { flexShrink: 0, alignSelf: 'center', fontSize: '18px' },
  line: { margin: 0, color: tokens.colorNeutralForeground2 },
  write: { margin: 0, color: tokens.colorStatusWarningForeground1 },
  values: {
    display: 'grid',
    gridTemplateColumns: 'minmax(80px, max-content) minmax(0, 1fr)',
    gap: '4px 12px',
    margin: 0,
    '@media (max-width: 560px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  label: { color: tokens.colorNeutralForeground2 },
  value: {
    margin: 0,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    fontFamily: tokens.fontFamilyMonospace,
    unicodeBidi: 'isolate',
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', '& > button': { minHeight: '36px' } },
  reason: {
    boxSizing: 'border-box',
    width: '100%',
    minHeight: '36px',
    padding: '6px 8px',
    font: 'inherit',
    resize: 'vertical',
    fieldSizing: 'content',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusMedium,
    ...shorthands.border('1px', 'solid', tokens.colorNeutralStrokeAccessible),
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '@media (max-width: 768px)': { fontSize: '16px' },
  },
});

const LONGEST_REASON = 500;

interface Props {
  run: string;
  call: RunCall;
  onDecide: (approval: CallApproval) => void;
}

/** A call that the model proposes, exactly as it would be sent: approved, for this chat too, or refused with a reason. */
export function CallAsk({ run, call, onDecide }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('tools');
  const say = useLocalize();
  const [refusing, setRefusing] = useState(false);
  const [reason, setReason] = useState('');
  const decided = useRef(false);
  const name = useId();
  const decide = (what: CallApproval['decide']) => {
    if (decided.current) return;
    decided.current = true;
    const said = reason.trim();
    onDecide({ run, call: call.id, decide: what, ...(what === 'refuse' && said && { reason: said }) });
  };
  const reads = call.effect === 'read';
  return (
    <section className={styles.card} aria-labelledby={name}>
      <h3 id={name} className={styles.head}>
        <PlugConnectedRegular aria-hidden className={styles.icon} />
        {t('ask.title', { tool: say(call.names.tool), operation: say(call.names.operation) })}
      </h3>
      <p className={reads ? styles.line : styles.write}>{reads ? t('ask.reads') : t('ask.writes')}</p>
      {call.arguments.length > 0 && (
        <dl className={styles.values}>
          {call.arguments.map(({ name: argument, label, value }) => (
            <Argument key={argument} label={say(label)} value={visibleText(value)} />
          ))}
        </dl>
      )}
      {refusing && (
        <label>
          {t('ask.reason')}
          <textarea
            className={styles.reason}
            rows={1}
            maxLength={LONGEST_REASON}
            value={reason}
            // biome-ignore lint/a11y/noAutofocus: it appears where the person has just pressed Refuse
            autoFocus
            onChange={({ target }) => setReason(target.value)}
          />
        </label>
      )}
      <div className={styles.actions}>
        {refusing ? (
          <>
            <PlainButton look="primary" onClick={() => decide('refuse')}>
              {t('ask.refuse')}
            </PlainButton>
            <PlainButton onClick={() => setRefusing(false)}>{t('ask.back')}</PlainButton>
          </>
        ) : (
          <>
            <PlainButton look="primary" onClick={() => decide('once')}>
              {reads ? t('ask.once') : t('ask.send')}
            </PlainButton>
            {reads && <PlainButton onClick={() => decide('chat')}>{t('ask.chat')}</PlainButton>}
            <PlainButton onClick={() => setRefusing(true)}>{t('ask.refuseWhy')}</PlainButton>
          </>
        )}
      </div>
    </section>
  );
}

function Argument({ label, value }: { label: string; value: string }) {
  const styles = useStyles();
  return (
    <>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </>
  );
}
