import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import { useTranslation } from '@/i18n/use-translation';
import { useModerationStyles } from './moderation-styles';

/** Stands above a text that somebody reported as dangerous, until a moderator has looked. */
export function Caution() {
  const styles = useModerationStyles();
  const { t } = useTranslation('moderation');
  return (
    <div role="note" className={styles.note}>
      <WarningRegular aria-hidden className={styles.icon} />
      <span>{t('caution')}</span>
    </div>
  );
}
