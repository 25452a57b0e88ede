import { Button, mergeClasses } from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorBar } from '../shell/ErrorBar';
import { useWizardStyles } from './wizard-styles';

interface Props {
  title: string;
  text: string;
  /** Label of the button that goes on. */
  go: string;
  busy: boolean;
  blocked?: boolean;
  error?: unknown;
  failed: string;
  wide?: boolean;
  /** Not on the first screen, where the first field has the focus. */
  onBack?: () => void;
  onGo: () => void;
  /** Beside the button that goes on. */
  more?: ReactNode;
  children: ReactNode;
}

/** One screen of the wizard: heading, fields, what went wrong, and the ways back and on. */
export function StepShell(props: Props): ReactNode {
  const { title, text, go, busy, blocked = false, error, failed, wide, onBack, onGo, more, children } = props;
  const styles = useWizardStyles();
  const { t } = useTranslation('admin-new');
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = onBack === undefined;
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
  }, [isFirst]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !blocked) onGo();
  };
  return (
    <form noValidate className={mergeClasses(styles.form, wide && styles.wide)} onSubmit={submit}>
      <div>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      {children}
      {error !== undefined && <ErrorBar title={failed} error={error} />}
      <div className={mergeClasses(styles.buttons, styles.bar)}>
        {onBack && <Button onClick={onBack}>{t('back')}</Button>}
        <Button type="submit" appearance="primary" disabledFocusable={busy || blocked}>
          {busy ? t('busy') : go}
        </Button>
        {more}
      </div>
    </form>
  );
}
