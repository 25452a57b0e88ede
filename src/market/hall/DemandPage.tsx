import { Link, useLocation } from 'react-router-dom';
import { useGetDemandQuery } from '@/api/demands';
import { useTranslation } from '@/i18n/use-translation';
import { usePostParts } from '@/knowledge/document/use-post-parts';
import { isoDate } from '@/lib/relative-time';
import { ErrorState } from '@/ui/ErrorState';
import { Heading } from '@/ui/Heading';
import { headingTop } from '@/ui/markdown/heading-top';
import { Markdown } from '@/ui/markdown/Markdown';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { useDocumentTitle } from '@/ui/use-document-title';
import { companyHref } from '../market-href';
import { useMarketStyles } from '../market-styles';
import { type Demand, Quantities } from './DemandRow';
import { demandAt } from './hall-href';
import { useHallStyles } from './hall-styles';
import { kindText, statusText } from './hall-text';
import { Matches } from './Matches';
import { OwnDemand } from './OwnDemand';
import { Responses } from './Responses';

/** One demand, as its reader may see it. */
export function DemandPage({ level }: { level: 1 | 2 | 3 | 4 }) {
  const market = useMarketStyles();
  const styles = useHallStyles();
  const { t } = useTranslation('hall');
  const id = demandAt(useLocation().pathname);
  const { currentData: demand, error, isFetching, refetch } = useGetDemandQuery({ id });
  useDocumentTitle(demand?.title);
  if (!demand && error) {
    const links = [{ to: '/mission', text: t('back') }];
    return (error as { status?: unknown }).status === 404 ? (
      <ErrorState level={level} title={t('missing.title')} text={t('missing.text')} links={links} />
    ) : (
      <ErrorState
        {...{ level, links, error, busy: isFetching }}
        title={t('failed.title')}
        text={t('failed.text')}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <article className={styles.reading} aria-busy={!demand}>
      <Link to="/mission" className={market.link}>
        {t('back')}
      </Link>
      {demand ? <Shown demand={demand} level={level} /> : <TextSkeleton label={t('loading')} paragraphs={5} />}
    </article>
  );
}

function Shown({ demand, level }: { demand: Demand; level: 1 | 2 | 3 | 4 }) {
  const market = useMarketStyles();
  const styles = useHallStyles();
  const { t } = useTranslation('hall');
  const parts = usePostParts();
  const { id, title, description = '', lang, status, closeReason, closeWords, mine } = demand;
  const below = Math.min(level + 1, 4) as 2 | 3 | 4;
  return (
    <>
      <Heading level={level} className={market.title} lang={lang}>
        {title || t('untitled')}
      </Heading>
      <span className={market.facts}>
        <span className={market.badge}>{statusText(status, t)}</span>
        {demand.publishedAt && <span>{isoDate(demand.publishedAt)}</span>}
      </span>
      {status === 'closed' && closeReason && (
        <p className={styles.note}>
          {t(`close.${closeReason}`)}
          {closeWords && ` ${closeWords}`}
        </p>
      )}
      {status === 'expired' && <p className={styles.note}>{t('expired')}</p>}
      <Facts demand={demand} />
      <Quantities quantities={demand.quantities} />
      {description && (
        <div className={styles.section}>
          <Markdown
            text={description}
            parts={parts}
            prefix={`demand-${id}`}
            top={headingTop(description, below)}
            {...(lang && { lang })}
            className={styles.text}
          />
        </div>
      )}
      {mine && <OwnDemand demand={demand} mine={mine} level={below} />}
      {mine && status !== 'closed' && <Matches id={id} level={below} />}
      {status !== 'draft' && (
        <Responses
          id={id}
          level={below}
          isOurs={mine !== undefined}
          isOpen={status === 'open' || status === 'matched'}
        />
      )}
    </>
  );
}

function Facts({ demand }: { demand: Demand }) {
  const market = useMarketStyles();
  const styles = useHallStyles();
  const { t } = useTranslation('hall');
  const { kind, industry, region, tenantName, tenantCode, budget, deadline, expiresAt, readers } = demand;
  const facts: [string, React.ReactNode][] = [
    [
      t('form.company'),
      tenantName && tenantCode ? (
        <Link key="company" to={companyHref(tenantCode)} className={market.link}>
          {tenantName}
        </Link>
      ) : (
        t('nameless')
      ),
    ],
    ...(kind ? ([[t('form.kind'), kindText(kind, t)]] as [string, string][]) : []),
    ...(industry ? ([[t('form.industry'), industry]] as [string, string][]) : []),
    ...(region ? ([[t('form.region'), region]] as [string, string][]) : []),
    [t('form.budget'), budget ?? t('noBudget')],
    ...(deadline
      ? ([[t('form.due'), deadline]] as [string, string][])
      : expiresAt
        ? ([[t('openUntil'), isoDate(expiresAt)]] as [string, string][])
        : []),
    ...(readers && readers !== 'everybody'
      ? ([[t('form.readers'), t(`readers.${readers}`)]] as [string, string][])
      : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term} style={{ display: 'contents' }}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
