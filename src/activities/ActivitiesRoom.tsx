import { useLocation, useSearchParams } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { usePortalSetting, useSession } from '@/session/use-session';
import { EmptyPage } from '@/ui/EmptyPage';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { ActivityPage } from './ActivityPage';
import { activityAt } from './activity-href';

/** Beside an activity itself: whoever takes part on a phone need not load the proof. */
const ActivityList = lazyWithRetry(async () => (await import('./ActivityList')).ActivityList);
const OpenWin = lazyWithRetry(async () => (await import('./claim/OpenWin')).OpenWin);
const ResultPage = lazyWithRetry(async () => (await import('./result/ResultPage')).ResultPage);

/** Ids of wins, as the contract has them. */
const WIN = /^[\w.-]{1,64}$/;

interface Props {
  level: 1 | 2 | 3 | 4;
}

/** The activity, the results or the list at this address. */
export function ActivitiesRoom({ level }: Props) {
  const { t } = useTranslation('activities');
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const setting = usePortalSetting();
  const user = useSession((session) => session.user?.id);
  if (/^\/activity\/?$/.test(pathname)) return <ActivityList key={user} level={level} />;
  const win = search.get('w');
  if (win !== null && WIN.test(win) && !search.has('id'))
    return <OpenWin key={`${win} ${user}`} level={level} win={win} />;
  const id = activityAt(pathname, search, setting?.activities);
  if (id === undefined)
    return (
      <EmptyPage
        level={level}
        title={t('none.title')}
        text={t('none.text')}
        action={{ label: t('all'), url: '/activity' }}
        picture="gap"
      />
    );
  const Page = /Result\/?$/.test(pathname) ? ResultPage : ActivityPage;
  // Somebody else has other entries.
  return <Page key={`${id} ${user}`} level={level} id={id} />;
}
