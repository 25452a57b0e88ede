import { mergeClasses } from '@fluentui/react-components';
import { Suspense } from 'react';
import { useCastBallotMutation, useListNomineesQuery } from '@/api/activities';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorState } from '@/ui/ErrorState';
import { Heading } from '@/ui/Heading';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { PlainButton } from '@/ui/PlainButton';
import { SmartLink } from '@/ui/SmartLink';
import { TextSkeleton } from '@/ui/TextSkeleton';
import type { Activity } from '../ActivityPage';
import { useActivityStyles } from '../activity-styles';
import { workFileHref } from '../contest/work-file-href';
import { msgOf } from '../msg-of';

const FileGallery = lazyWithRetry(async () => (await import('@/ui/FileGallery')).FileGallery);

type List = Data<'listNominees'>;
type Nominee = List['nominees'][number];
type Ballot = List['ballots'][number];

interface Props {
  activity: Activity;
  level: 1 | 2 | 3 | 4;
}
const below = (level: Props['level'], by: number) => Math.min(4, level + by) as Props['level'];

/** What one votes on, ballot by ballot; works that are not voted for stand under one heading. */
export function Nominees({ activity, level }: Props) {
  const styles = useActivityStyles();
  const { t } = useTranslation('activities');
  const { id, state, voting, reasons } = activity;
  const { data, error, isFetching, refetch } = useListNomineesQuery({ id }, { refetchOnMountOrArgChange: true });
  const [cast, { isLoading, error: refused, originalArgs }] = useCastBallotMutation();
  if (!data && error)
    return (
      <ErrorState
        {...{ level: below(level, 1), error, busy: isFetching }}
        title={t('failed.nominees')}
        text={t('failed.text')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <TextSkeleton label={t('loading')} paragraphs={3} />;
  const { ballots, nominees, reviewing } = data;
  const mayVote = voting !== undefined && state === 'open' && reasons.length === 0;
  const vote = async (ballot: string, nominee: string) => {
    if (isLoading) return;
    await cast({ id, ballot, nominee });
    // Also refused: the vote of another device is shown.
    void refetch();
  };
  const groups: (Ballot | undefined)[] = ballots.length > 0 ? ballots : [undefined];
  return (
    <>
      {reviewing > 0 && <p className={styles.note}>{t('vote.reviewing', { count: reviewing })}</p>}
      {groups.map((ballot) => {
        const list = ballot ? nominees.filter((one) => one.ballot === ballot.id) : nominees;
        return (
          <section key={ballot?.id ?? ''}>
            <Heading level={below(level, 1)} className={styles.heading}>
              {ballot?.title ?? t('contest.showcase')}
            </Heading>
            {ballot?.mine && state === 'open' && (
              <p className={mergeClasses(styles.note, styles.spaced)} role="status">
                {voting?.per === 'daily' ? t('vote.today') : t('vote.done')}
              </p>
            )}
            {refused && originalArgs?.ballot === ballot?.id && (
              <p className={styles.fault} role="alert">
                {msgOf(refused) ?? t('failed.text')}
              </p>
            )}
            {list.length === 0 ? (
              <p className={styles.note}>{t('contest.none')}</p>
            ) : (
              <ul className={styles.list}>
                {list.map((one) => (
                  <NomineeCard
                    key={one.id}
                    {...{ activity: id, nominee: one, level: below(level, 2), isMine: ballot?.mine === one.id }}
                    onVote={mayVote && ballot && ballot.mine === null ? () => void vote(ballot.id, one.id) : undefined}
                  />
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </>
  );
}

interface CardProps {
  activity: string;
  nominee: Nominee;
  level: Props['level'];
  isMine: boolean;
  onVote: (() => void) | undefined;
}

function NomineeCard({ activity, nominee, level, isMine, onVote }: CardProps) {
  const styles = useActivityStyles();
  const { t, i18n } = useTranslation('activities');
  const number = new Intl.NumberFormat(i18n.language);
  const { kind, name, text, link, files = [], withdrawn, votes, visitors = 0, score } = nominee;
  return (
    <li className={styles.card}>
      <Heading level={level} className={styles.cardTitle}>
        {name}
      </Heading>
      <p className={styles.preLine}>{text}</p>
      {files.length > 0 && (
        <Suspense fallback={null}>
          <FileGallery
            label={t('contest.files.of', { name })}
            files={files}
            hrefOf={(file) => workFileHref(activity, file)}
          />
        </Suspense>
      )}
      <div className={styles.facts}>
        {kind !== 'work' && <span>{kinds[kind](t)}</span>}
        {score !== undefined && <span>{t('contest.score', { score: number.format(score) })}</span>}
        {votes !== undefined && (
          <span>{t('vote.votes', { votes: number.format(votes), visitors: number.format(visitors) })}</span>
        )}
        {withdrawn && <span>{t('vote.withdrawn')}</span>}
      </div>
      <div className={styles.buttons}>
        {isMine && <span className={styles.badge}>{t('vote.mine')}</span>}
        {onVote && !withdrawn && (
          <PlainButton className={styles.button} aria-label={t('vote.castFor', { name })} onClick={onVote}>
            {t('vote.cast')}
          </PlainButton>
        )}
        {link && (
          <SmartLink
            url={link}
            className={styles.link}
            aria-label={kind === 'work' ? t('contest.tryOf', { name }) : t('vote.moreOf', { name })}
          >
            {kind === 'work' ? t('contest.try') : t('vote.more')}
          </SmartLink>
        )}
      </div>
    </li>
  );
}

type T = ReturnType<typeof useTranslation<'activities'>>['t'];
const kinds: Record<Exclude<Nominee['kind'], 'work'>, (t: T) => string> = {
  individual: (t) => t('vote.kind.individual'),
  company: (t) => t('vote.kind.company'),
  app: (t) => t('vote.kind.app'),
};
