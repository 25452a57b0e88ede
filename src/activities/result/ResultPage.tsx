import { Link } from 'react-router-dom';
import { useGetActivityQuery, useListActivityWinnersQuery } from '@/api/activities';
import { useTranslation } from '@/i18n/use-translation';
import { Heading } from '@/ui/Heading';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { useDocumentTitle } from '@/ui/use-document-title';
import { type Activity, Missing, type PageProps } from '../ActivityPage';
import { pageHref } from '../activity-href';
import { useActivityStyles } from '../activity-styles';
import { Wins } from '../claim/Wins';
import { DrawPanel } from '../draw/DrawPanel';
import { ListDraw } from '../draw/ListDraw';
import { Prizes } from '../draw/Prizes';
import { Rules } from '../Rules';
import { StateFacts } from '../State';
import { Proof } from './Proof';

/** One's own receipt and draws, then what everybody sees: who won, and the proof. */
export function ResultPage({ level, id }: PageProps) {
  const styles = useActivityStyles();
  const { t } = useTranslation('activities');
  const { data, error, isFetching, refetch } = useGetActivityQuery({ id }, { refetchOnMountOrArgChange: true });
  useDocumentTitle(data?.title);
  if (!data && error) return <Missing {...{ level, error, busy: isFetching }} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div className={styles.root} aria-busy>
        <TextSkeleton label={t('loading')} paragraphs={4} />
      </div>
    );
  return (
    <article className={styles.root}>
      <Heading level={level} className={styles.title}>
        {data.title}
      </Heading>
      <div className={styles.spaced}>
        <StateFacts {...data} />
      </div>
      {data.note && <p className={styles.note}>{data.note}</p>}
      <Receipt activity={data} />
      <ListDraw activity={data} />
      <Wins wins={data.entry?.wins ?? []} level={level} onChange={() => void refetch()} />
      {data.entry?.state === 'completed' && data.draw?.kind === 'instant' && (
        <DrawPanel isResult activity={data} level={level} onDrawn={() => void refetch()} />
      )}
      {data.hasPrizes && <Winners id={id} level={level} />}
      {data.prizes.length > 0 && <Prizes activity={data} level={level} />}
      {data.hasPrizes && <Proof activity={data} level={level} />}
      <Rules rules={data.rules} level={level} />
      <p>
        <Link to="/activity" className={styles.link}>
          {t('all')}
        </Link>
      </p>
    </article>
  );
}

function Receipt({ activity: { entry, kind, state, id } }: { activity: Activity }) {
  const styles = useActivityStyles();
  const { t, i18n } = useTranslation('activities');
  const handedIn = entry?.response?.handedInAt;
  const say = (iso: string) =>
    new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(iso));
  if (entry?.state !== 'completed')
    return (
      <div className={styles.box}>
        <p className={styles.note}>{t('receipt.none')}</p>
        {state === 'open' && (
          <Link to={pageHref(id, kind)} className={styles.link}>
            {entry ? t('receipt.goOn') : t('receipt.begin')}
          </Link>
        )}
      </div>
    );
  return (
    <div className={styles.box}>
      {handedIn && <p className={styles.note}>{t('receipt.handedIn', { time: say(handedIn) })}</p>}
      <p className={styles.note}>
        {t('receipt.ticket')} <span className={styles.code}>{entry.ticket}</span>
      </p>
      <p className={styles.note}>{t('receipt.keep')}</p>
    </div>
  );
}

function Winners({ id, level }: PageProps) {
  const styles = useActivityStyles();
  const { t, i18n } = useTranslation('activities');
  const { data } = useListActivityWinnersQuery({ id }, { refetchOnMountOrArgChange: true });
  if (!data) return null;
  const sum = data.prizes.reduce((total, { won }) => total + won, 0);
  const say = (iso: string) =>
    new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
  return (
    <section>
      <Heading level={level === 4 ? 4 : ((level + 1) as 2)} className={styles.heading}>
        {t('winners.title')}
      </Heading>
      <p className={styles.note}>{sum === 0 ? t('winners.none') : t('winners.count', { count: sum })}</p>
      {data.winners.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('winners.name')}</th>
                <th scope="col">{t('prizes.name')}</th>
                <th scope="col">{t('winners.at')}</th>
              </tr>
            </thead>
            <tbody>
              {data.winners.map(({ name, prize, at }, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same masked name and moment; their order stays
                <tr key={n}>
                  <td>{name}</td>
                  <td>{prize}</td>
                  <td>{say(at)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
