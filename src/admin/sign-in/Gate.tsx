import { makeStyles, Spinner } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useGetOperatorQuery } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorBar } from '../shell/ErrorBar';
import type { Operator } from '../shell/operator';
import { SignInDialog } from './SignInDialog';
import { SignInPage } from './SignInPage';

const useStyles = makeStyles({
  wait: { margin: 'auto' },
  problem: { boxSizing: 'border-box', width: '100%', maxWidth: '640px', margin: '15vh auto', padding: '16px' },
});

/** Admits operators. If the session ends, the page stays and the operator signs in over it. */
export function Gate({ children }: { children: (operator: Operator) => ReactNode }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useGetOperatorQuery();
  const [known, setKnown] = useState<Operator>();
  // null: the session ended. undefined: not known yet, or signed out.
  if (data !== null && data !== known) setKnown(data);
  if (known)
    return (
      <>
        {children(known)}
        {data === null && <SignInDialog name={known.name} />}
      </>
    );
  if (data === null) return <SignInPage />;
  if (!error) return <Spinner className={styles.wait} delay={300} label={t('shell.wait')} />;
  return (
    <main id="main" className={styles.problem}>
      <ErrorBar title={t('shell.noOperator')} error={error} onRetry={refetch} />
    </main>
  );
}
