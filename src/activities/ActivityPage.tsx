import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useEnterActivityMutation, useGetActivityQuery } from '@/api/activities';
import type { Data } from '@/api/paths';
import { untilSignedIn } from '@/browser/sign-in-gate';
import { useTranslation } from '@/i18n/use-translation';
import { signInOpened } from '@/session/session';
import { useSessionDispatch } from '@/session/use-session';
import { ErrorState } from '@/ui/ErrorState';
import { Heading } from '@/ui/Heading';
import { PlainButton } from '@/ui/PlainButton';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { useDocumentTitle } from '@/ui/use-document-title';
import { resultHref, sourceOf } from './activity-href';
import { useActivityStyles } from './activity-styles';
import { DrawPanel } from './draw/DrawPanel';
import { Prizes } from './draw/Prizes';
import { msgOf } from './msg-of';
import { Rules } from './Rules';
import { StateFacts } from './State';
import { SurveyForm } from './survey/SurveyForm';

export type Activity = Data<'getActivity'>;
export interface PageProps {
  level: 1 | 2 | 3 | 4;
  id: string;
}

/** Takes part in an activity: who may, first; then what there is to do; then the rules. */
export function ActivityPage({ level, id }: PageProps) {
  const styles = useActivityStyles();
  const { t } = useTranslation('activities');
  const { data, error, isFetching, refetch } = useGetActivityQuery({ id }, { refetchOnMountOrArgChange: true });
  useDocumentTitle(data?.title);
  if (!data && error) return <Missing {...{ level, error, busy: isFetching }} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div className={styles.root} aria-busy>
        <TextSkeleton label={t('loading')} paragraphs={5} />
      </div>
    );
  const { entry, kind } = data;
  const isAnswering = kind === 'survey' && entry?.state === 'started' && !entry.response?.handedInAt;
  return (
    <article className={styles.root}>
      <Heading level={level} className={styles.title}>
        {data.title}
      </Heading>
      <p className={styles.summary}>{data.summary}</p>
      <div className={styles.spaced}>
        <StateFacts {...data} />
      </div>
      {data.note && <p className={styles.note}>{data.note}</p>}
      {isAnswering ? (
        <SurveyForm activity={data} entry={entry} onDone={() => void refetch()} />
      ) : kind === 'instant' && entry?.state === 'completed' ? (
        <DrawPanel activity={data} level={level} onDrawn={() => void refetch()} />
      ) : (
        <Gate activity={data} onEntered={() => void refetch()} />
      )}
      {data.prizes.length > 0 && <Prizes activity={data} level={level} />}
      <Rules rules={data.rules} level={level} />
    </article>
  );
}

interface MissingProps {
  level: PageProps['level'];
  error: unknown;
  busy: boolean;
  onRetry: () => void;
}

export function Missing({ level, error, busy, onRetry }: MissingProps) {
  const { t } = useTranslation('activities');
  const links = [{ to: '/activity', text: t('all') }];
  return (error as { status?: unknown }).status === 404 ? (
    <ErrorState {...{ level, links }} title={t('none.title')} text={t('none.text')} />
  ) : (
    <ErrorState {...{ level, links, error, busy, onRetry }} title={t('failed.one')} text={t('failed.text')} />
  );
}

/** What keeps one from taking part, with the way out, or the button that begins. */
function Gate({ activity, onEntered }: { activity: Activity; onEntered: () => void }) {
  const styles = useActivityStyles();
  const { t } = useTranslation('activities');
  const [search] = useSearchParams();
  const [enter, { isLoading, error }] = useEnterActivityMutation();
  const [waits, setWaits] = useState(false);
  const dispatch = useSessionDispatch();
  const { id, kind, state, reasons, entry, full } = activity;
  const source = sourceOf(search);
  const begin = async () => {
    if (isLoading) return;
    const result = await enter({ id, ...(source && { source }) });
    if (!result.error) onEntered();
  };
  const signIn = async () => {
    setWaits(true);
    dispatch(signInOpened('asked'));
    await untilSignedIn();
    setWaits(false);
  };
  if (entry?.state === 'completed')
    return (
      <div className={styles.box}>
        <p className={styles.note}>{t('done')}</p>
        <Link to={resultHref(id, kind)} className={styles.link}>
          {t('toResult')}
        </Link>
      </div>
    );
  if (state !== 'open')
    return state === 'soon' || state === 'paused' ? null : (
      <Link to={resultHref(id, kind)} className={styles.link}>
        {t('toResult')}
      </Link>
    );
  const asksToSignIn = reasons.some(({ code }) => code === 'signIn');
  if (reasons.length > 0)
    return (
      <div className={styles.box}>
        {reasons.map(({ code, text }) => (
          <p key={code} className={styles.note}>
            {text}
          </p>
        ))}
        {asksToSignIn && (
          <PlainButton look="primary" className={styles.button} aria-disabled={waits} onClick={() => void signIn()}>
            {t('signIn')}
          </PlainButton>
        )}
      </div>
    );
  return (
    <div className={styles.box}>
      {entry?.state === 'lapsed' && <p className={styles.note}>{t('lapsed')}</p>}
      {full && <p className={styles.note}>{t('full')}</p>}
      {error && (
        <p className={styles.fault} role="alert">
          {msgOf(error) ?? t('failed.text')}
        </p>
      )}
      <PlainButton look="primary" className={styles.button} aria-disabled={isLoading} onClick={() => void begin()}>
        {kind === 'survey' ? t('begin.survey') : t('begin.draw')}
      </PlainButton>
    </div>
  );
}
