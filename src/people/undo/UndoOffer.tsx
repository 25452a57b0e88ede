import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { isoMinute } from '@/lib/relative-time';
import { useRowStyles } from '../layout/use-row-styles';

const useStyles = makeStyles({
  text: { margin: '0 0 12px', lineHeight: 1.6, overflowWrap: 'anywhere' },
  list: { margin: '0 0 16px', paddingInlineStart: '20px', lineHeight: 1.8, color: tokens.colorNeutralForeground2 },
});

interface Props {
  found: Data<'lookAtChanges'>;
  busy: boolean;
  onUndo: () => void;
}

/** The changes, the effect of undoing them, and the button. */
export function UndoOffer({ found, busy, onUndo }: Props): ReactNode {
  const styles = useStyles();
  const rows = useRowStyles();
  const { t } = useTranslation('people');
  const { contact, phone, email, changes } = found;
  return (
    <>
      <p className={styles.text}>{t('undo.text', { contact })}</p>
      <ul className={rows.list} aria-label={t('undo.changes')}>
        {changes.map(({ what, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two changes may share kind and time; the list is static
          <li key={index} className={rows.row}>
            <span className={rows.words}>
              {t(`undo.what.${what}`)}
              <span className={rows.sub}>{isoMinute(at)}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.text} style={{ marginTop: 16 }}>
        {t('undo.then')}
      </p>
      <ul className={styles.list}>
        <li>{phone ? t('undo.phoneBack', { phone }) : t('undo.noPhone')}</li>
        <li>{email ? t('undo.emailBack', { email }) : t('undo.noEmail')}</li>
        <li>{t('undo.signedOut')}</li>
        <li>{t('undo.passwordEnds')}</li>
      </ul>
      <Button appearance="primary" size="large" disabledFocusable={busy} onClick={onUndo}>
        {t(busy ? 'undo.busy' : 'undo.go')}
      </Button>
    </>
  );
}
