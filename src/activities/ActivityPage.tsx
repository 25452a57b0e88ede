import { Link, useSearchParams } from 'react-router-dom';
import { useEnterActivityMutation, useGetActivityQuery } from '@/api/activities';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorState } from '@/ui/ErrorState';
import { Heading } from '@/ui/Heading';
import { PlainButton } from '@/ui/PlainButton';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { useDocumentTitle } from '@/ui/use-document-title';
import { resultHref, sourceOf } from './activity-href';
import { useActivityStyles } from './activity-styles';
import { Wins } from './claim/Wins';
import { WorkForm } from './contest/WorkForm';
import { DrawPanel } from './draw/DrawPanel';
import { ListDraw } from './draw/ListDraw';
import { Prizes } from './draw/Prizes';
import { msgOf } from './msg-of';
import { Reasons } from './Reasons';
import { Rules } from './Rules';
import { StateFacts } from './State';
import { Steps } from './steps/Steps';
import { SurveyForm } from './survey/SurveyForm';
import { Nominees } from './vote/Nominees';

export type Activity = Data<'getActivity'>;
export interface PageProps {
  level: 1 | 2 | 3 | 4;
  id: string;
}

/** Takes part in an activity: who may, first; then what there is to do; then the rules. */
export function ActivityPage({ level, id }: PageProps) {
  const styles = useActivityStyles();
  const { t } = useTranslation('activities');
  const [search] = useSearchParams();
  const source = sourceOf(search);
  const { data, error, isFetching, refetch } = useGetActivityQuery(
    { id, ...(source && { source }) },
    { refetchOnMountOrArgChange: true },
  );
  useDocumentTitle(data?.title);
  if (!data && error) return <Missing {...{ level, error, busy: isFetching }} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div className={styles.root} aria-busy>
        <TextSkeleton label={t('loading')} paragraphs={5} />
      </div>
    );
  return <ActivityShown activity={data} level={level} onChange={() => void refetch()} />;
}

interface ShownProps {
  activity: Activity;
  level: PageProps['level'];
  /** After something changed on the server. */
  onChange: () => void;
}

/** An activity as its reader sees it, wherever it comes from. */
export function ActivityShown({ activity: data, level, onChange: again }: ShownProps) {
  const styles = useActivityStyles();
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
      <Doing activity={data} level={level} onChange={again} />
      <ListDraw activity={data} />
      <Wins wins={data.entry?.wins ?? []} level={level} onChange={again} />
      {data.prizes.length > 0 && <Prizes activity={data} level={level} />}
      <Rules rules={data.rules} level={level} />
    </article>
  );
}

interface DoingProps {
  activity: Activity;
  level: PageProps['level'];
  onChange: () => void;
}

/** What there is to do in an activity of this kind, or what keeps one from it. */
function Doing({ activity, level, onChange }: DoingProps) {
  const { entry, kind, state, reasons } = activity;
  const gate = <Gate activity={activity} onEntered={onChange} />;
  if (kind === 'vote' || kind === 'contest')
    return (
      <>
        {state === 'open' && reasons.length > 0 && <Reasons reasons={reasons} />}
        {kind === 'contest' && state === 'open' && reasons.length === 0 && (
          <WorkForm key={entry?.work?.step} {...{ activity, level }} onSaved={onChange} />
        )}
        {state !== 'soon' && state !== 'cancelled' && <Nominees {...{ activity, level }} />}
      </>
    );
  if (kind === 'checklist')
    return (
      <>
        {!entry && gate}
        <Steps {...{ activity, level }} onChecked={onChange} />
        {entry && activity.draw?.kind === 'instant' && <DrawPanel {...{ activity, level }} onDrawn={onChange} />}
      </>
    );
  if (kind === 'survey' && entry?.state === 'started' && !entry.response?.handedInAt)
    return <SurveyForm activity={activity} entry={entry} onDone={onChange} />;
  if (kind === 'instant' && entry?.state === 'completed' && activity.draw?.kind === 'instant')
    return <DrawPanel {...{ activity, level }} onDrawn={onChange} />;
  return gate;
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
  const { id, kind, state, reasons, entry, full } = activity;
  const source = sourceOf(search);
  // Drawn after the survey, on the page of results.
  const left = activity.draw?.kind === 'instant' && entry ? entry.drawsAllowed - entry.drawsUsed : 0;
  const begin = async () => {
    if (isLoading) return;
    const result = await enter({ id, ...(source && { source }) });
    if (!result.error) onEntered();
  };
  if (entry?.state === 'completed')
    return (
      <div className={styles.box}>
        <p className={styles.note}>{t('done')}</p>
        <Link to={resultHref(id, kind)} className={styles.link}>
          {left > 0 && state === 'open' ? t('toDraw', { count: left }) : t('toResult')}
        </Link>
      </div>
    );
  if (state !== 'open')
    return state === 'soon' || state === 'paused' ? null : (
      <Link to={resultHref(id, kind)} className={styles.link}>
        {t('toResult')}
      </Link>
    );
  if (reasons.length > 0) return <Reasons reasons={reasons} />;
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
