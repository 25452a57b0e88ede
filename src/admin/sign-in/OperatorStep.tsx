import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useAnswerOperatorStepMutation, useAskPasskeyForOperatorMutation } from '@/api/admin';
import { isApiError } from '@/api/api-error';
import { useTranslation } from '@/i18n/use-translation';
import type { AwaitedStep } from '@/lib/second-step-hash';
import { FactorForm } from '@/ui/factor/FactorForm';
import type { FactorProof } from '@/ui/factor/types';
import { useProblemText } from '../shell/use-problem-text';
import { OperatorSetUp } from './OperatorSetUp';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '14px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: 600 },
  hint: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  code: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
  back: { alignSelf: 'flex-start', marginInlineStart: '-12px' },
});

interface Props {
  step: AwaitedStep;
  /** The ticket is spent, or somebody else wants to sign in. */
  onBack: (error?: unknown) => void;
}

/** The step after the password: the second factor, or its setup. */
export function OperatorStep({ step, again, onBack }: Props & { again: boolean }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin');
  const { t: factor } = useTranslation('factor');
  return (
    <div className={styles.root}>
      <h2 className={styles.title}>{step.setUp ? t('signIn.setUp') : factor('step.title')}</h2>
      {step.setUp ? <OperatorSetUp ticket={step.ticket} onGone={onBack} /> : <Answer step={step} onBack={onBack} />}
      {again ? (
        <p className={styles.hint}>{t('signIn.lostAgain')}</p>
      ) : (
        <p className={styles.hint}>
          {step.setUp ? t('signIn.trial') : t('signIn.lost')}{' '}
          <code className={styles.code}>
            {step.setUp ? 'OPERATOR_SECOND_FACTOR=optional' : 'npm run operator -- reset-factor'}
          </code>
        </p>
      )}
      <Button appearance="transparent" className={styles.back} onClick={() => onBack()}>
        {factor('step.back')}
      </Button>
    </div>
  );
}

function Answer({ step, onBack }: Props): ReactNode {
  const [send, { isLoading, error }] = useAnswerOperatorStepMutation();
  const [ask] = useAskPasskeyForOperatorMutation();
  const problem = useProblemText(error);
  const answer = async (proof: FactorProof) => {
    const { error: refused } = await send({ ticket: step.ticket, proof });
    if (isGone(refused)) onBack(refused);
  };
  return (
    <FactorForm
      methods={step.methods}
      busy={isLoading}
      problem={problem || null}
      onProof={(proof) => void answer(proof)}
      onAskPasskey={async () => (await ask({ ticket: step.ticket })).data?.options}
    />
  );
}

export const isGone = (error: unknown): boolean =>
  isApiError(error) && 'detail' in error && error.detail?.reason === 'step-gone';
