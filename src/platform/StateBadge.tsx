import { mergeClasses } from '@fluentui/react-components';
import { useTranslation } from '@/i18n/use-translation';
import { usePlatformStyles } from './platform-styles';

/** Whether something works, in words as well as in colour. */
export function StateBadge({ state }: { state: 'up' | 'degraded' | 'down' }) {
  const styles = usePlatformStyles();
  const { t } = useTranslation('platform');
  return (
    <span
      className={mergeClasses(
        styles.badge,
        state === 'degraded' && styles.badgeWarn,
        state === 'down' && styles.badgeBad,
      )}
    >
      {t(`state.${state}`)}
    </span>
  );
}
