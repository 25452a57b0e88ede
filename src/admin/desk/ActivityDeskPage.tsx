import { Button, Field, Input } from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { FileGallery } from '@/ui/FileGallery';
import { SmartLink } from '@/ui/SmartLink';
import { ErrorBar } from '../shell/ErrorBar';
import { RelativeTime } from '../shell/RelativeTime';
import { RowsSkeleton } from '../shell/RowsSkeleton';
import { Screen } from '../shell/Screen';
import { useTableStyles } from '../shell/table-styles';
import { useMayOn } from '../shell/use-may';
import { usePageTitle } from '../shell/use-page-title';
import { Deliveries } from './Deliveries';
import {
  useDecideBurstMutation,
  useDecideWorkMutation,
  useGetActivityDeskQuery,
  useScoreWorkMutation,
} from './desk-calls';
import { useDeskStyles } from './desk-styles';

type Desk = Data<'getActivityDesk'>;
interface Place {
  domain: string;
  id: string;
}

/** `/admin/domains/:domain/desk/:id`: votes that wait for a review, and works of a contest. */
export function ActivityDeskPage(): ReactNode {
  const { t } = useTranslation('admin-desk');
  const styles = useDeskStyles();
  const { domain = '', id = '' } = useParams();
  const { data, error, refetch } = useGetActivityDeskQuery({ domain, id }, { refetchOnMountOrArgChange: true });
  usePageTitle(t('title'), domain);
  return (
    <Screen title={t('heading', { id })} text={t('text')}>
      {error !== undefined && !data && <ErrorBar title={t('failed')} error={error} onRetry={refetch} />}
      {!data && error === undefined && <RowsSkeleton rows={4} height={48} />}
      {data && (
        <>
          <section className={styles.section}>
            <h2 className={styles.title}>{t('bursts.title')}</h2>
            {data.bursts.length === 0 ? (
              <p className={styles.quiet}>{t('bursts.none')}</p>
            ) : (
              <Bursts {...{ domain, id }} bursts={data.bursts} />
            )}
          </section>
          {data.criteria.length > 0 && (
            <section className={styles.section}>
              <h2 className={styles.title}>{t('works.title')}</h2>
              {data.works.length === 0 && <p className={styles.quiet}>{t('works.none')}</p>}
              {data.works.map((work) => (
                <Work key={`${work.id} ${work.step}`} {...{ domain, id, work }} criteria={data.criteria} />
              ))}
            </section>
          )}
          <Deliveries key={`${domain} ${id}`} {...{ domain, id }} />
        </>
      )}
    </Screen>
  );
}

function Bursts({ domain, id, bursts }: Place & { bursts: Desk['bursts'] }): ReactNode {
  const { t } = useTranslation('admin-desk');
  const styles = useDeskStyles();
  const rows = useTableStyles();
  const may = useMayOn(domain)('decideBurst');
  const [decide, { isLoading, error }] = useDecideBurstMutation();
  return (
    <div className={styles.wide}>
      {error !== undefined && <ErrorBar title={t('refused')} error={error} />}
      <table className={rows.table} aria-label={t('bursts.title')}>
        <thead>
          <tr>
            <th scope="col">{t('bursts.nominee')}</th>
            <th scope="col">{t('bursts.votes')}</th>
            <th scope="col">{t('bursts.network')}</th>
            <th scope="col">{t('bursts.last')}</th>
            {may && <th scope="col">{t('bursts.decision')}</th>}
          </tr>
        </thead>
        <tbody>
          {bursts.map(({ nominee, name, network, count, accounts, until }) => (
            <tr key={`${nominee} ${network}`}>
              <td>{name}</td>
              <td>{t('bursts.count', { count, accounts })}</td>
              <td>{network.slice(0, 8)}</td>
              <td>
                <RelativeTime at={until} />
              </td>
              {may && (
                <td>
                  <div className={styles.actions}>
                    {([true, false] as const).map((counted) => (
                      <Button
                        key={String(counted)}
                        size="small"
                        disabledFocusable={isLoading}
                        aria-label={counted ? t('bursts.countOf', { name }) : t('bursts.asideOf', { name })}
                        onClick={() => void decide({ domain, id, nominee, network, counted })}
                      >
                        {counted ? t('bursts.counted') : t('bursts.aside')}
                      </Button>
                    ))}
                  </div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface WorkProps extends Place {
  work: Desk['works'][number];
  criteria: Desk['criteria'];
}

function Work({ domain, id, work, criteria }: WorkProps): ReactNode {
  const { t } = useTranslation('admin-desk');
  const styles = useDeskStyles();
  const may = useMayOn(domain);
  const [decide, { isLoading, error }] = useDecideWorkMutation();
  const [note, setNote] = useState('');
  const isShown = work.state === 'shown';
  const go = (show: boolean) =>
    void decide({ domain, id, work: work.id, step: work.step, show, ...(!show && { note: note.trim() }) });
  return (
    <article className={styles.work}>
      <h3 className={styles.title}>{work.title}</h3>
      <p className={styles.quiet}>
        {isShown ? t('works.shown') : t('works.waits')} · {t('works.mean', { score: work.score, count: work.jurors })}
      </p>
      <p className={styles.text}>{work.text}</p>
      <SmartLink url={work.url} className={styles.link}>
        {work.url}
      </SmartLink>
      {work.files.length > 0 && (
        <FileGallery
          label={t('works.files', { title: work.title })}
          files={work.files}
          hrefOf={(file) =>
            `/api/admin/domains/${encodeURIComponent(domain)}/activities/${id}/works/${work.id}/files/${file}`
          }
        />
      )}
      {may('decideWork') && (
        <div className={styles.actions}>
          {!isShown && (
            <Button appearance="primary" disabledFocusable={isLoading} onClick={() => go(true)}>
              {t('works.show')}
            </Button>
          )}
          <Field label={t('works.note')}>
            <Input value={note} maxLength={1000} onChange={(_, { value }) => setNote(value)} />
          </Field>
          <Button disabledFocusable={isLoading || note.trim() === ''} onClick={() => go(false)}>
            {t('works.return')}
          </Button>
        </div>
      )}
      {error !== undefined && <ErrorBar title={t('refused')} error={error} />}
      {isShown && may('scoreWork') && <Scores {...{ domain, id, work, criteria }} />}
    </article>
  );
}

/** One's own scores; the mean of all jurors is the result. */
function Scores({ domain, id, work, criteria }: WorkProps): ReactNode {
  const { t } = useTranslation('admin-desk');
  const styles = useDeskStyles();
  const [score, { isLoading, error, isSuccess }] = useScoreWorkMutation();
  const [given, setGiven] = useState<Record<string, string>>(() =>
    Object.fromEntries(Object.entries(work.scores).map(([key, value]) => [key, String(value)])),
  );
  const whole = criteria.every(({ id: key, most }) => /^\d{1,3}$/.test(given[key] ?? '') && Number(given[key]) <= most);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!whole || isLoading) return;
    const scores = Object.fromEntries(criteria.map(({ id: key }) => [key, Number(given[key])]));
    void score({ domain, id, work: work.id, scores });
  };
  return (
    <form className={styles.actions} onSubmit={send}>
      {criteria.map(({ id: key, title, most }) => (
        <Field key={key} label={t('works.criterion', { title, most })}>
          <Input
            className={styles.score}
            inputMode="numeric"
            maxLength={3}
            value={given[key] ?? ''}
            onChange={(_, { value }) => setGiven({ ...given, [key]: value })}
          />
        </Field>
      ))}
      <Button type="submit" disabledFocusable={!whole || isLoading}>
        {t('works.score')}
      </Button>
      {isSuccess && (
        <span role="status" className={styles.quiet}>
          {t('works.scored')}
        </span>
      )}
      {error !== undefined && <ErrorBar title={t('refused')} error={error} />}
    </form>
  );
}
