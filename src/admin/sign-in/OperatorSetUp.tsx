import { makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { seenByOperators, useBeginOperatorSetUpMutation, useConfirmOperatorSetUpMutation } from '@/api/admin';
import { api } from '@/api/client';
import { useTranslation } from '@/i18n/use-translation';
import { RecoveryCodes } from '@/ui/factor/RecoveryCodes';
import { TotpSetUp } from '@/ui/factor/TotpSetUp';
import { ErrorBar } from '../shell/ErrorBar';
import { useProblemText } from '../shell/use-problem-text';

const useStyles = makeStyles({ text: { margin: 0, color: tokens.colorNeutralForeground2 } });

interface Props {
  ticket: string;
  onGone: (error: unknown) => void;
}

/** Sets up the app, then shows the recovery codes; the workbench opens once they are saved. */
export function OperatorSetUp({ ticket, onGone }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin');
  const dispatch = useDispatch();
  const [begin, { data, error: notBegun }] = useBeginOperatorSetUpMutation();
  const [confirm, { isLoading, error: refused }] = useConfirmOperatorSetUpMutation();
  const [codes, setCodes] = useState<string[]>();
  const problem = useProblemText(refused);
  const begun = useRef(false);
  useEffect(() => {
    // Effects may run twice, and a second secret would invalidate the first QR code.
    if (!begun.current) void begin({ ticket });
    begun.current = true;
  }, [begin, ticket]);
  if (codes)
    return (
      <RecoveryCodes
        codes={codes}
        host={window.location.host}
        onDone={() => dispatch(api.util.invalidateTags([...seenByOperators]))}
      />
    );
  if (notBegun) return <ErrorBar title={t('signIn.notBegun')} error={notBegun} onRetry={() => onGone(notBegun)} />;
  if (!data) return <Spinner delay={300} label={t('shell.wait')} />;
  const send = async (code: string) => {
    const answer = await confirm({ ticket, code });
    if (answer.data) setCodes(answer.data.recoveryCodes);
  };
  return (
    <>
      <p className={styles.text}>{t('signIn.setUpText')}</p>
      <TotpSetUp {...data} busy={isLoading} problem={problem || null} onCode={(code) => void send(code)} />
    </>
  );
}
