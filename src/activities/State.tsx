import { mergeClasses } from '@fluentui/react-components';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { useActivityStyles } from './activity-styles';

type State = Data<'getActivity'>['state'];

/** State and times of an activity, in words. */
export function StateFacts({ state, opensAt, closesAt }: { state: State; opensAt: string; closesAt: string }) {
  const styles = useActivityStyles();
  const { t, i18n } = useTranslation('activities');
  const say = (iso: string) =>
    new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(iso));
  return (
    <div className={styles.facts}>
      <StateBadge state={state} />
      <span>
        {state === 'soon' ? t('opensAt', { time: say(opensAt) }) : null}
        {state === 'open' || state === 'paused' ? t('openUntil', { time: say(closesAt) }) : null}
        {state === 'closed' ? t('closedAt', { time: say(closesAt) }) : null}
      </span>
    </div>
  );
}

export function StateBadge({ state }: { state: State }) {
  const styles = useActivityStyles();
  const { t } = useTranslation('activities');
  const words = {
    soon: () => t('state.soon'),
    open: () => t('state.open'),
    paused: () => t('state.paused'),
    closed: () => t('state.closed'),
    cancelled: () => t('state.cancelled'),
  };
  return <span className={mergeClasses(styles.badge, state !== 'open' && styles.quiet)}>{words[state]()}</span>;
}
