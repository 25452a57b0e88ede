import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { DismissCircleRegular } from '@fluentui/react-icons/svg/dismiss-circle';
import { ErrorCircleRegular } from '@fluentui/react-icons/svg/error-circle';
import { PlugConnectedRegular } from '@fluentui/react-icons/svg/plug-connected';
import { QuestionCircleRegular } from '@fluentui/react-icons/svg/question-circle';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { RunCall } from '@/stream/types';

const ICONS = {
  asked: QuestionCircleRegular,
  running: PlugConnectedRegular,
  done: CheckmarkCircleRegular,
  failed: ErrorCircleRegular,
  refused: DismissCircleRegular,
};

const useStyles = makeStyles({
  root: {
    marginBottom: '16px',
    padding: '10px 14px 12px',
    fontSize: '14px',
    lineHeight: '22px',
    borderRadius: tokens.borderRadiusLarge,
    ...shorthands.border('1px', 'solid', tokens.colorNeutralStroke2),
  },
  state: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    margin: '0 0 4px',
    fontSize: '13px',
    color: tokens.colorNeutralForeground2,
    '& > svg': { flexShrink: 0, fontSize: '16px' },
  },
  failed: { color: tokens.colorStatusDangerForeground1 },
});

/** A call of another system: what became of it, and below it the call in words. */
export function CallFrame({ call, children }: { call: RunCall; children: ReactNode }) {
  const styles = useStyles();
  const { t } = useTranslation('tools');
  const { state, ms, reason } = call;
  const Icon = ICONS[state];
  const words = state === 'done' ? t('state.done', { ms: ms ?? 0 }) : t(`state.${state}`);
  return (
    <section className={styles.root} aria-label={words}>
      <p className={mergeClasses(styles.state, state === 'failed' && styles.failed)} aria-hidden>
        <Icon aria-hidden />
        {words}
      </p>
      {children}
      {reason && <p className={styles.state}>{t('state.reason', { reason })}</p>}
    </section>
  );
}
