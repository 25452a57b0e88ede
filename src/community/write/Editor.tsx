import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useGetQuestionToAskQuery, useLazyGetPostDraftQuery } from '@/api/community';
import { useTranslation } from '@/i18n/use-translation';
import { localize } from '@/lib/localize';
import { signInOpened } from '@/session/session';
import { usePortalSetting, useSession, useSessionDispatch } from '@/session/use-session';
import { ErrorState } from '@/ui/ErrorState';
import { Heading } from '@/ui/Heading';
import { PlainButton } from '@/ui/PlainButton';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { useCommunityStyles } from '../community-styles';
import { postHref } from '../post-href';
import { DraftFields } from './DraftFields';
import {
  beginFrom,
  isEmpty,
  type LocalDraft,
  type Origin,
  openFrom,
  openNew,
  readLocal,
  withServer,
} from './local-draft';
import { useDraft } from './use-draft';
import { useWriteStyles } from './write-styles';

/** Writes an article or a question, or changes one's own. */
export function Editor({ level }: { level: 1 | 2 | 3 | 4 }) {
  const [search] = useSearchParams();
  const id = search.get('id');
  const kind = search.get('kind') === 'question' ? 'question' : 'article';
  const user = useSession((session) => session.user?.id ?? '');
  // What somebody else may read is read anew.
  if (id !== null) return <OwnDraft key={`${id} ${user}`} id={id} level={level} />;
  const chat = search.get('from');
  const message = search.get('message');
  if (kind === 'question' && chat && message)
    return <AskedDraft key={message} from={{ chat, message }} level={level} />;
  return <NewDraft key={kind} kind={kind} title={search.get('title') ?? ''} level={level} />;
}

/** A question that begins with an answer which was not enough. */
function AskedDraft({ from, level }: { from: Origin; level: 1 | 2 | 3 | 4 }) {
  const styles = useCommunityStyles();
  const { t } = useTranslation('community');
  const [known] = useState(() => openFrom(from));
  const { data, error } = useGetQuestionToAskQuery(from, { skip: known !== undefined });
  const first = useMemo(() => known ?? (data && beginFrom(from, data)), [known, data, from]);
  if (first) return <Write first={first} level={level} />;
  if (error)
    return (
      <>
        <p className={styles.note} role="status">
          {t('asked.gone')}
        </p>
        <NewDraft kind="question" level={level} />
      </>
    );
  return (
    <div className={styles.root}>
      <TextSkeleton label={t('loading')} paragraphs={4} />
    </div>
  );
}

interface NewProps {
  kind: LocalDraft['kind'];
  /** What a link proposes; an unfinished post goes first. */
  title?: string;
  level: 1 | 2 | 3 | 4;
}

function NewDraft({ kind, title = '', level }: NewProps) {
  const [first] = useState(() => {
    const draft = openNew(kind);
    return isEmpty(draft.text) ? { ...draft, text: { ...draft.text, title: title.slice(0, 200) } } : draft;
  });
  return <Write first={first} level={level} />;
}

/** A draft that the server has; what this browser typed since is put together with it. */
function OwnDraft({ id, level }: { id: string; level: 1 | 2 | 3 | 4 }) {
  const styles = useCommunityStyles();
  const { t } = useTranslation('community');
  const dispatch = useSessionDispatch();
  const user = useSession((session) => session.user?.id);
  const [read, { error, isFetching }] = useLazyGetPostDraftQuery();
  const [first, setFirst] = useState<LocalDraft>();
  useEffect(() => {
    if (user === undefined) dispatch(signInOpened('asked'));
  }, [dispatch, user]);
  useEffect(() => {
    void read({ id }).then(({ data }) => data && setFirst(withServer(readLocal(id), data)));
  }, [id, read]);
  if (first) return <Write first={first} level={level} />;
  if (error && !isFetching)
    return (
      <ErrorState
        level={level}
        title={t('missing.title')}
        text={t('missing.own')}
        links={[{ to: '/community/index?tab=mine', text: t('tab.mine') }]}
      />
    );
  return (
    <div className={styles.root}>
      <TextSkeleton label={t('loading')} paragraphs={4} />
    </div>
  );
}

function Write({ first, level }: { first: LocalDraft; level: 1 | 2 | 3 | 4 }) {
  const styles = useCommunityStyles();
  const write = useWriteStyles();
  const { t, i18n } = useTranslation('community');
  const navigate = useNavigate();
  const isNobody = useSession(({ user }) => user === null);
  const { draft, change, state, publish, discard, isPublishing } = useDraft(first);
  const [tried, setTried] = useState(false);
  const advice = localize(usePortalSetting()?.publishCommunity?.text, i18n.language);
  const faults = {
    title: Array.from(draft.text.title.trim()).length < 4 ? t('fault.title', { least: 4 }) : undefined,
    content: draft.text.content.trim() === '' ? t('fault.content') : undefined,
  };
  const go = async () => {
    setTried(true);
    if (faults.title || faults.content || isPublishing) return;
    // Back leads to the answer, not to a question that is asked already.
    if (await publish()) void navigate(postHref(draft), { replace: draft.from !== undefined });
  };
  return (
    <section className={styles.root}>
      <Heading level={level} className={styles.title}>
        {draft.server?.published ? t(`edit.${draft.kind}`) : t(`write.${draft.kind}`)}
      </Heading>
      <p className={styles.note}>{t(`help.${draft.kind}`)}</p>
      {advice && <p className={styles.note}>{advice}</p>}
      <DraftFields draft={draft} change={change} faults={tried ? faults : {}} />
      <div className={write.foot}>
        <PlainButton look="primary" aria-disabled={isPublishing} onClick={() => void go()}>
          {isPublishing ? t('publish.busy') : t('publish.action')}
        </PlainButton>
        <span role="status" className={write.quiet}>
          {state === 'empty' ? '' : t(`save.${state}`)}
        </span>
        {isNobody && <span className={write.quiet}>{t('signIn.later')}</span>}
        {state !== 'empty' && <Discard draft={draft} discard={discard} />}
      </div>
    </section>
  );
}

/** Throws the draft away, once asked; of a published post, what was changed since. */
function Discard({ draft, discard }: { draft: LocalDraft; discard: () => Promise<boolean> }) {
  const { t } = useTranslation('community');
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const published = draft.server?.published === true;
  const go = async () => {
    if (isBusy) return;
    setBusy(true);
    if (await discard()) void navigate(published ? postHref(draft) : '/community/index', { replace: true });
    else setBusy(false);
  };
  if (!asked)
    return (
      <PlainButton look="quiet" onClick={() => setAsked(true)}>
        {published ? t('discard.changes') : t('discard.draft')}
      </PlainButton>
    );
  return (
    <>
      <span role="status">{published ? t('discard.sureChanges') : t('discard.sureDraft')}</span>
      <PlainButton aria-disabled={isBusy} onClick={() => void go()}>
        {t('discard.yes')}
      </PlainButton>
      <PlainButton look="quiet" onClick={() => setAsked(false)}>
        {t('discard.no')}
      </PlainButton>
    </>
  );
}
