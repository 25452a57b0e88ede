import { useEffect, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useGetNoticeQuery, useWithdrawNoticeMutation } from '@/api/community';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { useMarkdownParts } from '@/knowledge/document/use-markdown-parts';
import { isoDate, isoMinute } from '@/lib/relative-time';
import { ErrorState } from '@/ui/ErrorState';
import { Heading } from '@/ui/Heading';
import { headingTop } from '@/ui/markdown/heading-top';
import { Markdown } from '@/ui/markdown/Markdown';
import { PlainButton } from '@/ui/PlainButton';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { useDocumentTitle } from '@/ui/use-document-title';
import { useCommunityStyles } from '../community-styles';
import { NoticeLevel } from './NoticeLevel';
import { writeNoticeHref } from './notice-href';
import { useNoticeStyles } from './notice-styles';
import { useNoticeState } from './use-notice-state';

type Detail = Data<'getNotice'>;

const MISSING = { status: 404 };

/** One notice. Opening it is reading it; what is to be confirmed asks for a word more. */
export function NoticePage({ level }: { level: 1 | 2 | 3 | 4 }) {
  const styles = useCommunityStyles();
  const { t } = useTranslation('notices');
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const { currentData: notice, error, isFetching, refetch } = useGetNoticeQuery({ id }, { skip: id === '' });
  useDocumentTitle(notice?.title);
  const trouble = id === '' ? MISSING : error;
  if (!notice && trouble) {
    const links = [{ to: '/community/notice-list', text: t('all') }];
    const isMissing = (trouble as { status?: unknown }).status === 404;
    return isMissing ? (
      <ErrorState {...{ level, links }} title={t('missing.title')} text={t('missing.text')} />
    ) : (
      <ErrorState
        {...{ level, links, error: trouble, busy: isFetching }}
        title={t('failed.title')}
        text={t('failed.text')}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <article className={styles.root} aria-busy={!notice}>
      <div className={styles.column}>
        <p className={styles.facts}>
          <Link to="/community/notice-list" className={styles.link}>
            {t('all')}
          </Link>
        </p>
        {notice ? <Text notice={notice} level={level} /> : <TextSkeleton label={t('loading')} paragraphs={5} />}
      </div>
    </article>
  );
}

function Text({ notice, level }: { notice: Detail; level: 1 | 2 | 3 | 4 }) {
  const styles = useCommunityStyles();
  const { t } = useTranslation('notices');
  const parts = useMarkdownParts();
  const { title, lang, author, startsAt, endsAt, state } = notice;
  useReading(notice);
  return (
    <>
      <Heading level={level} className={styles.title} lang={lang}>
        {title}
      </Heading>
      <div className={styles.facts}>
        <NoticeLevel level={notice.level} />
        {state !== 'live' && <strong>{t(`state.${state}`)}</strong>}
        {author && <span>{author}</span>}
        <span>{state === 'scheduled' ? t('from', { when: isoMinute(startsAt) }) : isoDate(startsAt)}</span>
        {endsAt && <span>{t('until', { when: isoMinute(endsAt) })}</span>}
        <span>{t(`audience.${notice.audience}`)}</span>
      </div>
      {notice.canEdit && <Own notice={notice} />}
      <Markdown
        text={notice.content}
        parts={parts}
        prefix="notice"
        top={headingTop(notice.content, level + 1)}
        lang={lang}
        className={styles.text}
      />
      {notice.mustConfirm && state === 'live' && <Confirm notice={notice} />}
    </>
  );
}

/** Notes the reading once per edition. */
function useReading(notice: Detail): void {
  const { isDone, read } = useNoticeState();
  const noted = useRef('');
  const key = `${notice.id} ${notice.edition}`;
  const isNews = notice.state === 'live' && !notice.read && !isDone(notice);
  useEffect(() => {
    if (!isNews || noted.current === key) return;
    noted.current = key;
    void read(notice);
  });
}

function Confirm({ notice }: { notice: Detail }) {
  const own = useNoticeStyles();
  const { t } = useTranslation('notices');
  const { isConfirmed, read } = useNoticeState();
  const done = isConfirmed(notice);
  return (
    <div className={own.confirm}>
      <span role="status">{done ? t('confirm.done') : t('confirm.ask')}</span>
      {!done && (
        <PlainButton look="primary" onClick={() => void read(notice, true)}>
          {t('confirm.action')}
        </PlainButton>
      )}
    </div>
  );
}

/** For whoever writes it: how far it got, and what can be done. */
function Own({ notice }: { notice: Detail }) {
  const styles = useCommunityStyles();
  const { t } = useTranslation('notices');
  const navigate = useNavigate();
  const [withdraw, { isLoading }] = useWithdrawNoticeMutation();
  const { id, readers = 0, confirmations = 0, mustConfirm, state } = notice;
  const go = async () => {
    if (isLoading) return;
    const { error } = await withdraw({ id });
    if (!error) void navigate('/community/notice-list?state=ended');
  };
  return (
    <div className={styles.actions}>
      <Link to={writeNoticeHref(id)} className={styles.button}>
        {t('edit')}
      </Link>
      {state !== 'withdrawn' && (
        <PlainButton aria-disabled={isLoading} onClick={() => void go()}>
          {t('withdraw')}
        </PlainButton>
      )}
      <span className={styles.note}>
        {t('readers', { count: readers })}
        {mustConfirm && ` · ${t('confirmations', { count: confirmations })}`}
      </span>
    </div>
  );
}
