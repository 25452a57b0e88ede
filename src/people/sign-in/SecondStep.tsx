import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useAskPasskeyForStepMutation } from '@/api/factors';
import { useTranslation } from '@/i18n/use-translation';
import { FactorForm } from '@/ui/factor/FactorForm';
import { sayFault } from '../form/say-fault';
import { touchRoom } from '../layout/touch-room';
import type { AwaitedStep, SigningIn } from './use-sign-in';

const useStyles = makeStyles({
  root: { ...touchRoom, display: 'flex', flexDirection: 'column', gap: '14px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: 600 },
  back: { alignSelf: 'flex-start', marginInlineStart: '-12px' },
});

/** Replaces the forms when a second factor is required. */
export function SecondStep({ step, signIn }: { step: AwaitedStep; signIn: SigningIn }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('factor');
  const { t: people } = useTranslation('people');
  const [ask] = useAskPasskeyForStepMutation();
  const options = async () => (await ask({ ticket: step.ticket })).data?.options;
  return (
    <div className={styles.root}>
      <h2 className={styles.title}>{t('step.title')}</h2>
      <FactorForm
        methods={step.methods}
        busy={signIn.busy}
        problem={signIn.problem && sayFault(people, signIn.problem)}
        onProof={(proof) => void signIn.answerStep(proof)}
        onAskPasskey={options}
      />
      <Button appearance="transparent" className={styles.back} onClick={signIn.leaveStep}>
        {t('step.back')}
      </Button>
    </div>
  );
}
