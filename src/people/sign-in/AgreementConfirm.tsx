import { Button, makeStyles, shorthands, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { AgreementLinks } from './AgreementLinks';

const useStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    width: 'min(420px, calc(100vw - 32px))',
    padding: '24px',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: '12px',
    boxShadow: tokens.shadow64,
    ...shorthands.borderStyle('none'),
    '::backdrop': { backgroundColor: tokens.colorBackgroundOverlay },
  },
  title: { margin: '0 0 8px', fontSize: '20px', lineHeight: '28px', fontWeight: tokens.fontWeightSemibold },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '8px', marginTop: '24px' },
});

/**
 * Asks for agreement over the form. As a native dialog, it lies above pages and other dialogs, and does not leave them
 * hidden from screen readers when it is removed.
 */
export function AgreementConfirm({ onAnswer }: { onAnswer: (agreed: boolean) => void }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people');
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closing restores the focus; removing an open dialog does not.
    return () => element?.close();
  }, []);
  // Otherwise, Escape also closes the dialog below.
  const keepEscape = (event: KeyboardEvent) => event.key === 'Escape' && event.stopPropagation();
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.root}
      aria-labelledby={title}
      onKeyDown={keepEscape}
      onCancel={(event) => {
        event.preventDefault();
        onAnswer(false);
      }}
    >
      <h2 id={title} className={styles.title}>
        {t('agreement.title')}
      </h2>
      <AgreementLinks before={t('agreement.ask')} />
      <div className={styles.actions}>
        <Button onClick={() => onAnswer(false)}>{t('agreement.cancel')}</Button>
        <Button appearance="primary" onClick={() => onAnswer(true)}>
          {t('agreement.agree')}
        </Button>
      </div>
    </dialog>
  );
}
