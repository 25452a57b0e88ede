import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { InfoRegular } from '@fluentui/react-icons/svg/info';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import { useTranslation } from '@/i18n/use-translation';
import type { RunWarning } from '@/stream/types';

const useStyles = makeStyles({
  note: {
    display: 'flex',
    gap: '10px',
    marginBottom: '16px',
    padding: '10px 14px',
    borderRadius: tokens.borderRadiusLarge,
    fontSize: '14px',
    lineHeight: '22px',
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground3,
    '& > svg': { flexShrink: 0, marginTop: '2px', fontSize: '18px' },
  },
  warning: { color: tokens.colorStatusWarningForeground3, backgroundColor: tokens.colorStatusWarningBackground1 },
});

/** Shown above text that a client added to the conversation, so nobody mistakes it for an answer of this portal. */
export function ForeignNote() {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  return (
    <div className={styles.note} role="note">
      <InfoRegular aria-hidden />
      <span>{t('foreign.note')}</span>
    </div>
  );
}

/** The server's warnings about how the answer was produced, without duplicates. */
export function Warnings({ warnings }: { warnings: readonly RunWarning[] }) {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  const texts = [...new Set(warnings.map(({ message }) => message || t('warning.answererChanged')))];
  return texts.map((text) => (
    <div key={text} className={mergeClasses(styles.note, styles.warning)}>
      <WarningRegular aria-hidden />
      <span>{text}</span>
    </div>
  ));
}
