import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import { type ReactNode, Suspense, useId } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useCurrentAnswer } from '@/stream/current-answer';
import type { RunBlock } from '@/stream/run-state';
import type { RunCall, RunVerified } from '@/stream/types';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { PlainButton } from '@/ui/PlainButton';

const useStyles = makeStyles({
  apart: { '& + &': { marginTop: '16px' } },
  callout: {
    display: 'flex',
    gap: '10px',
    paddingBlock: '12px',
    paddingInline: '14px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorStatusWarningBackground1,
    ...shorthands.borderLeft('4px', 'solid', tokens.colorStatusWarningForeground1),
    '& > svg': {
      flexShrink: 0,
      marginTop: '4px',
      fontSize: '20px',
      color: tokens.colorStatusWarningForeground3,
    },
    '& > div': { minWidth: 0, flexGrow: 1 },
  },
  value: { fontSize: '18px', lineHeight: '28px', '& table': { fontSize: '15px', lineHeight: '24px' } },
  // On phones, long headings wrap so that all columns fit.
  table: { '@media (max-width: 768px)': { '& section th': { whiteSpace: 'normal', overflowWrap: 'anywhere' } } },
  options: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '8px' },
  option: { textAlign: 'start', overflowWrap: 'anywhere' },
});

const TABLES = new Set<RunBlock['type']>(['value', 'comparison', 'causes']);

const CallFrame = lazyWithRetry(async () => (await import('../calls/CallFrame')).CallFrame);

const VerifiedFrame = lazyWithRetry(async () => (await import('../verified/VerifiedFrame')).VerifiedFrame);

interface Props {
  block: RunBlock;
  /** Set for the block with the answer of people. */
  verified?: RunVerified | undefined;
  /** The call that a block of type tool is about. */
  call?: RunCall | undefined;
  children: ReactNode;
}

/** Renders a block by type: a callout stands out, a value is large, options are buttons. Other types are plain text. */
export function BlockFrame({ block, call, verified, children }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  const name = useId();
  if (block.type === 'callout')
    return (
      <section className={mergeClasses(styles.apart, styles.callout)} aria-label={t('callout')}>
        <WarningRegular aria-hidden />
        <div>{children}</div>
      </section>
    );
  if (block.type === 'tool' && call)
    return (
      <Suspense fallback={children}>
        <CallFrame call={call}>{children}</CallFrame>
      </Suspense>
    );
  if (verified)
    return (
      <Suspense fallback={children}>
        <VerifiedFrame verified={verified}>{children}</VerifiedFrame>
      </Suspense>
    );
  if (block.type === 'choice')
    return (
      <div className={styles.apart}>
        <div id={name}>{children}</div>
        <Options options={block.options ?? []} labelledBy={name} />
      </div>
    );
  const { type } = block;
  const look = mergeClasses(styles.apart, TABLES.has(type) && styles.table, type === 'value' && styles.value);
  return <div className={look}>{children}</div>;
}

/**
 * Each option asks its own question, like a follow-up. Readers without write access see the options in the text only.
 */
function Options({ options, labelledBy }: { options: NonNullable<RunBlock['options']>; labelledBy: string }) {
  const styles = useStyles();
  const answer = useCurrentAnswer();
  if (!answer?.mine) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: The group contains buttons, not form fields.
    <div role="group" aria-labelledby={labelledBy} className={styles.options} data-print="no">
      {options.map(({ text, question }) => (
        <PlainButton key={question} className={styles.option} onClick={() => answer.ask(question)}>
          {text}
        </PlainButton>
      ))}
    </div>
  );
}
