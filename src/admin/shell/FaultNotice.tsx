import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';

const useStyles = makeStyles({
  bar: { margin: '12px', overflowWrap: 'anywhere' },
});

interface Props {
  name: string;
  /** Details for support. */
  detail: string;
  onGoOn: () => void;
}

/** Replaces a crashed part of the workbench: what happened, what is safe, and how to continue. */
export function FaultNotice({ name, detail, onGoOn }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin');
  return (
    <MessageBar intent="error" layout="multiline" className={styles.bar} role="alert">
      <MessageBarBody>
        <MessageBarTitle>{t('fault.title', { name })}</MessageBarTitle>
        {t('fault.text')} <code>{detail}</code>
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={onGoOn}>{t('fault.goOn')}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
