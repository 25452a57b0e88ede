import { mergeClasses } from '@fluentui/react-components';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { usePlatformStyles } from '../platform-styles';

export function EndpointState({ state }: Pick<Data<'getWebhook'>, 'state'>) {
  const styles = usePlatformStyles();
  const { t } = useTranslation('webhooks');
  return (
    <span
      className={mergeClasses(
        styles.badge,
        state === 'disabled' && styles.badgeOff,
        (state === 'failing' || state === 'unverified') && styles.badgeWarn,
      )}
    >
      {t(`state.${state}`)}
    </span>
  );
}
