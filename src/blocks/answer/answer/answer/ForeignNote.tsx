import { makeStyles, tokens } from '@fluentui/react-components';
import { InfoRegular } from '@fluentui/react-icons/svg/info';
import { useTranslation } from '@/i18n/use-translation';

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
});

/** Above a text that a client put into the conversation: nobody may take it for an answer of this portal. */
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
