import { mergeClasses } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { InfoRegular } from '@fluentui/react-icons/svg/info';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import { type ReactNode, useState } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { useListNoticesQuery } from '@/api/community';
import { isEmbedded } from '@/browser/form-type';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { useCommunityStyles } from '../community-styles';
import { NoticeLevel } from './NoticeLevel';
import { noticeHref } from './notice-href';
import { useNoticeStyles } from './notice-styles';
import { type Notice, useNoticeState } from './use-notice-state';

const ASK_AGAIN_MS = 5 * 60_000;
const MOST = 20;
/** Pages that are about something else, or show the notices themselves. */
const ELSEWHERE = ['/admin/*', '/preview/*', '/login', '/community/notice-list', '/community/notice-detail'];

const matters = ({ level, pinned, mustConfirm }: Notice) => level !== 'info' || pinned || mustConfirm;

/** The first notice that matters and was not read, over any page. One at a time. */
export function NoticeStrip(): ReactNode {
  const { pathname, search } = useLocation();
  const isElsewhere = isEmbedded(search) || ELSEWHERE.some((path) => matchPath(path, pathname));
  const { data } = useListNoticesQuery(
    { unread: true, pageSize: MOST },
    { skip: isElsewhere, pollingInterval: ASK_AGAIN_MS, skipPollingIfUnfocused: true },
  );
  const { isDone, read } = useNoticeState();
  const [put, setPut] = useState<readonly string[]>([]);
  const left = (data?.list ?? []).filter((one) => matters(one) && !isDone(one) && !put.includes(one.id));
  const [first] = left;
  if (isElsewhere || !first) return null;
  const close = () => {
    setPut([...put, first.id]);
    // What is to be confirmed comes again with the next page.
    if (!first.mustConfirm) void read(first);
  };
  return <Strip notice={first} more={left.length - 1} onClose={close} />;
}

function Strip({ notice, more, onClose }: { notice: Notice; more: number; onClose: () => void }) {
  const styles = useNoticeStyles();
  const community = useCommunityStyles();
  const { t } = useTranslation('notices');
  const { id, level, title, lang, mustConfirm } = notice;
  const Icon = level === 'info' ? InfoRegular : WarningRegular;
  const look = { info: undefined, important: styles.iconImportant, urgent: styles.iconUrgent }[level];
  return (
    <aside className={mergeClasses(styles.strip, styles[level])} aria-label={t('strip')}>
      <Icon className={mergeClasses(styles.icon, look)} aria-hidden />
      <span className={styles.words} aria-live="polite">
        <NoticeLevel level={level} />{' '}
        <Link to={noticeHref(id)} className={community.link} lang={lang}>
          {title}
        </Link>
        {more > 0 && (
          <Link to="/community/notice-list" className={mergeClasses(community.link, styles.more)}>
            {t('more', { count: more })}
          </Link>
        )}
      </span>
      <PlainButton look="quiet" iconOnly aria-label={mustConfirm ? t('later') : t('dismiss')} onClick={onClose}>
        <DismissRegular fontSize={20} aria-hidden />
      </PlainButton>
    </aside>
  );
}
