import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useGetNoticeQuery, useListNoticesQuery, usePutNoticeMutation } from '@/api/community';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { signInOpened } from '@/session/session';
import { useSession, useSessionDispatch } from '@/session/use-session';
import { ErrorState } from '@/ui/ErrorState';
import { Heading } from '@/ui/Heading';
import { PlainButton } from '@/ui/PlainButton';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { useCommunityStyles } from '../community-styles';
import { MarkdownField } from '../write/MarkdownField';
import { useWriteStyles } from '../write/write-styles';
import { NoticeFields } from './NoticeFields';
import { NoticeInput } from './NoticeInput';
import { keepNotice, type NoticeDraft, openNewNotice, openNotice } from './notice-draft';
import { noticeHref } from './notice-href';

export type Writes = Data<'listNotices'>['writes'];

const LEAST_TITLE = 4;

/** Writes a notice or changes one, for whoever may. */
export function NoticeEditor({ level }: { level: 1 | 2 | 3 | 4 }) {
  const styles = useCommunityStyles();
  const { t } = useTranslation('notices');
  const [search] = useSearchParams();
  const id = search.get('id');
  const dispatch = useSessionDispatch();
  const user = useSession((session) => session.user?.id);
  const isNobody = user === undefined;
  useEffect(() => {
    if (isNobody) dispatch(signInOpened('asked'));
  }, [dispatch, isNobody]);
  const rights = useListNoticesQuery({ pageSize: 1 }, { skip: isNobody, refetchOnMountOrArgChange: true });
  const asked = useGetNoticeQuery({ id: id ?? '' }, { skip: isNobody || id === null, refetchOnMountOrArgChange: true });
  const writes = rights.data?.writes;
  const error = rights.error ?? asked.error;
  const mayNot = writes?.length === 0 || (id !== null && asked.data?.canEdit === false);
  if (error || mayNot)
    return (
      <ErrorState
        {...{ level }}
        title={mayNot ? t('mayNot.title') : t('failed.title')}
        text={mayNot ? t('mayNot.text') : t('failed.text')}
        links={[{ to: '/community/notice-list', text: t('all') }]}
      />
    );
  if (writes && (id === null || (asked.data && !asked.isFetching))) {
    const audience = writes.includes('domain') ? 'domain' : 'organization';
    const first = asked.data && id !== null ? openNotice(asked.data) : openNewNotice(audience);
    return <Write key={`${id} ${user}`} {...{ first, writes, level }} />;
  }
  return (
    <div className={styles.root}>
      <TextSkeleton label={t('loading')} paragraphs={4} />
    </div>
  );
}

interface Props {
  first: NoticeDraft;
  writes: Writes;
  level: 1 | 2 | 3 | 4;
}

function Write({ first, writes, level }: Props) {
  const styles = useCommunityStyles();
  const write = useWriteStyles();
  const { t } = useTranslation('notices');
  const navigate = useNavigate();
  const [draft, setDraft] = useState(first);
  const [tried, setTried] = useState(false);
  const [put, { isLoading }] = usePutNoticeMutation();
  const change = (part: Partial<NoticeDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    keepNotice(next, next);
  };
  const faults = {
    title: Array.from(draft.title.trim()).length < LEAST_TITLE ? t('fault.title', { least: LEAST_TITLE }) : undefined,
    content: draft.content.trim() === '' ? t('fault.content') : undefined,
    endsAt: isOverFirst(draft) ? t('fault.endsAt') : undefined,
  };
  const shown: Partial<typeof faults> = tried ? faults : {};
  const go = async () => {
    setTried(true);
    if (isLoading || Object.values(faults).some(Boolean)) return;
    const { error } = await put(draft);
    if (error) return;
    keepNotice(draft, null);
    void navigate(noticeHref(draft.id));
  };
  return (
    <section className={styles.root}>
      <Heading level={level} className={styles.title}>
        {draft.version === 0 ? t('write') : t('edit')}
      </Heading>
      <p className={styles.note}>{t('help')}</p>
      <div className={styles.text}>
        <NoticeInput
          label={t('field.title')}
          value={draft.title}
          maxLength={200}
          fault={shown.title}
          onChange={(title) => change({ title })}
        />
        <NoticeInput
          label={t('field.summary')}
          value={draft.summary}
          maxLength={400}
          onChange={(summary) => change({ summary })}
        />
        <MarkdownField
          label={t('field.content')}
          value={draft.content}
          onChange={(content) => change({ content })}
          maxLength={50_000}
          rows={12}
          fault={shown.content}
        />
        <NoticeFields draft={draft} writes={writes} change={change} endsAtFault={shown.endsAt} />
      </div>
      <div className={write.foot}>
        <PlainButton look="primary" aria-disabled={isLoading} onClick={() => void go()}>
          {t('publish')}
        </PlainButton>
        <span className={write.quiet}>{t('kept')}</span>
      </div>
    </section>
  );
}

const isOverFirst = ({ startsAt, endsAt }: NoticeDraft): boolean =>
  endsAt !== null && Date.parse(endsAt) <= (startsAt === null ? Date.now() : Date.parse(startsAt));
