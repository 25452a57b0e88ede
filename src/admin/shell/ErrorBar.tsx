import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { isApiError } from '@/api/api-error';
import { useTranslation } from '@/i18n/use-translation';
import { useProblemText } from './use-problem-text';

const useStyles = makeStyles({ bar: { minWidth: 0, overflowWrap: 'anywhere' } });

interface Props {
  title: string;
  error: unknown;
  onRetry?: (() => void) | undefined;
}

/**
 * States what could not be shown or done, why, and the way out, in its place on the page.
 * Nothing if the session has ended: the dialog over the page says so, and the call is repeated after it.
 */
export function ErrorBar({ title, error, onRetry }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin');
  const text = useProblemText(error);
  if (isApiError(error) && error.kind === 'operator-needed') return null;
  return (
    // Fluent announces nothing without an announcer around the whole page.
    <MessageBar intent="error" layout="multiline" className={styles.bar} role="alert">
      <MessageBarBody>
        <MessageBarTitle>{title}</MessageBarTitle>
        {text}
      </MessageBarBody>
      {onRetry && (
        <MessageBarActions>
          <Button onClick={onRetry}>{t('problem.retry')}</Button>
        </MessageBarActions>
      )}
    </MessageBar>
  );
}
