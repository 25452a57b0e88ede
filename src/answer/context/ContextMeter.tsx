import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { RunContext, RunUsage } from '@/stream/types';
import { PlainButton } from '@/ui/PlainButton';
import { contextShares } from './context-share';
import { SummaryText } from './SummaryText';

/** From here on, older turns are summed up before long. */
const NEARLY_FULL = 75;

const useStyles = makeStyles({
  // The button's text stands below that of the answer.
  root: { marginInlineStart: '-12px' },
  gauge: {
    display: 'inline-block',
    width: '48px',
    height: '6px',
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground5,
    ...shorthands.border('1px', 'solid', tokens.colorNeutralStrokeAccessible),
    borderRadius: tokens.borderRadiusCircular,
    forcedColorAdjust: 'none',
  },
  filled: { display: 'block', height: '100%', backgroundColor: tokens.colorBrandBackground },
  warm: { backgroundColor: tokens.colorStatusWarningForeground3 },
  panel: {
    marginInlineStart: '12px',
    marginBottom: '16px',
    padding: '14px 16px',
    fontSize: '14px',
    lineHeight: '22px',
    backgroundColor: tokens.colorNeutralBackground3,
    borderRadius: tokens.borderRadiusLarge,
  },
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  head: { padding: 0, textAlign: 'start', fontWeight: 400, fontSize: '13px', color: tokens.colorNeutralForeground2 },
  cell: {
    padding: '4px 0',
    textAlign: 'start',
    fontWeight: 400,
    ...shorthands.borderBottom('1px', 'solid', tokens.colorNeutralStroke2),
  },
  number: { textAlign: 'end', paddingInlineStart: '12px', whiteSpace: 'nowrap' },
  quiet: { color: tokens.colorNeutralForeground2 },
  note: { margin: '10px 0 0', fontSize: '13px', lineHeight: '20px', color: tokens.colorNeutralForeground2 },
  open: { marginInlineStart: '-12px' },
});

interface Props {
  context: RunContext;
  usage: RunUsage | null;
}

/** What of the chat, its sources and its files fills the model's window, as it was sent for the last answer. */
export function ContextMeter({ context, usage }: Props): ReactNode {
  const styles = useStyles();
  const { t, i18n } = useTranslation('context');
  const [open, setOpen] = useState(false);
  const id = useId();
  const shares = contextShares(context, usage);
  const full = shares.full >= NEARLY_FULL;
  return (
    <div className={styles.root} data-print="no">
      <PlainButton
        look="quiet"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.gauge} aria-hidden>
          <span className={mergeClasses(styles.filled, full && styles.warm)} style={{ width: `${shares.full}%` }} />
        </span>
        {t('meter.open', { percent: shares.full })}
      </PlainButton>
      {open && (
        <section id={id} className={styles.panel} aria-label={t('meter.title')}>
          <Parts context={context} shares={shares} locale={i18n.language} />
          <p className={styles.note}>
            {shares.reported ? t('meter.reported') : t('meter.estimated')}{' '}
            {context.assumed ? t('meter.assumed', { window: context.window.toLocaleString(i18n.language) }) : ''}
          </p>
          {full && <p className={styles.note}>{t('meter.full')}</p>}
          {context.summary && <Summary summary={context.summary} />}
        </section>
      )}
    </div>
  );
}

interface PartsProps {
  context: RunContext;
  shares: ReturnType<typeof contextShares>;
  locale: string;
}

function Parts({ context, shares, locale }: PartsProps) {
  const styles = useStyles();
  const { t } = useTranslation('context');
  const number = (value: number) => Math.round(value).toLocaleString(locale);
  const percent = (share: number) =>
    (share / 100).toLocaleString(locale, { style: 'percent', maximumFractionDigits: share < 10 ? 1 : 0 });
  const row = (name: string, tokens: number, quiet = false) => (
    <tr key={name} className={quiet ? styles.quiet : undefined}>
      <th scope="row" className={styles.cell}>
        {name}
      </th>
      <td className={mergeClasses(styles.cell, styles.number)}>{percent((100 * tokens) / context.window)}</td>
      <td className={mergeClasses(styles.cell, styles.number)}>{number(tokens)}</td>
    </tr>
  );
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.head}>
            {t('meter.part')}
          </th>
          <th scope="col" className={mergeClasses(styles.head, styles.number)}>
            {t('meter.share')}
          </th>
          <th scope="col" className={mergeClasses(styles.head, styles.number)}>
            {t('meter.tokens')}
          </th>
        </tr>
      </thead>
      <tbody>
        {shares.parts.map(({ part, tokens, count = 1 }) => row(nameOf(part, count, context, t), tokens))}
        {row(t('meter.answer'), context.answer, true)}
        {row(t('meter.free'), shares.free, true)}
      </tbody>
    </table>
  );
}

type T = ReturnType<typeof useTranslation<'context'>>['t'];

function nameOf(part: RunContext['parts'][number]['part'], count: number, { summary }: RunContext, t: T): string {
  const names = {
    rules: () => t('part.rules'),
    summary: () => t('part.summary', { count: summary?.turns ?? 1 }),
    conversation: () => t('part.conversation', { count }),
    memory: () => t('part.memory', { count }),
    documents: () => t('part.documents', { count }),
    attachments: () => t('part.attachments', { count }),
    tools: () => t('part.tools', { count }),
    question: () => t('part.question'),
  };
  return names[part]();
}

function Summary({ summary }: { summary: NonNullable<RunContext['summary']> }) {
  const styles = useStyles();
  const { t } = useTranslation('context');
  const [open, setOpen] = useState(false);
  return (
    <>
      <p className={styles.note}>{t('summary.instead', { count: summary.turns })}</p>
      <PlainButton look="quiet" className={styles.open} aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? t('summary.close') : t('summary.open')}
      </PlainButton>
      {open && <SummaryText message={summary.message} />}
    </>
  );
}
