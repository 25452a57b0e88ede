import { makeStyles, Spinner } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useGetOperatorQuery } from '@/api/admin';
import { isApiError } from '@/api/api-error';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { SignInDialog } from '../sign-in/SignInDialog';
import { SignInPage } from '../sign-in/SignInPage';
import { Problem } from './Problem';

const useStyles = makeStyles({
  wait: { margin: 'auto' },
  problem: { boxSizing: 'border-box', width: '100%', maxWidth: '640px', margin: '15vh auto', padding: '16px' },
});

/** Lets operators through. One whose session ended keeps the page and signs in over it. */
export function Gate({ children }: { children: (operator: Data<'getOperator'>) => ReactNode }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useGetOperatorQuery();
  const signedOut = isApiError(error) && error.kind === 'operator-needed';
  if (data)
    return (
      <>
        {children(data)}
        {signedOut && <SignInDialog name={data.name} />}
      </>
    );
  if (signedOut) return <SignInPage />;
  if (!error) return <Spinner className={styles.wait} delay={300} label={t('shell.wait')} />;
  return (
    <main id="main" className={styles.problem}>
      <Problem title={t('shell.noOperator')} error={error} onRetry={refetch} />
    </main>
  );
}
