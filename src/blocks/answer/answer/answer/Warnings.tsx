import { makeStyles, tokens } from '@fluentui/react-components';
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
    color: tokens.colorStatusWarningForeground3,
    backgroundColor: tokens.colorStatusWarningBackground1,
    '& > svg': { flexShrink: 0, marginTop: '2px', fontSize: '18px' },
  },
});

/** What the server wants known about how this answer came to be, each thing once. */
export function Warnings({ warnings }: { warnings: readonly RunWarning[] }) {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  const texts = [...new Set(warnings.map(({ message }) => message || t('warning.answererChanged')))];
  return texts.map((text) => (
    <div key={text} className={styles.note}>
      <WarningRegular aria-hidden />
      <span>{text}</span>
    </div>
  ));
}
