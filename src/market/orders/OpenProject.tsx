import { Link, useLocation } from 'react-router-dom';
import { useListEntitlementsQuery } from '@/api/apps';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { signInOpened } from '@/session/session';
import { useSession, useSessionDispatch } from '@/session/use-session';
import { ErrorState } from '@/ui/ErrorState';
import { Heading } from '@/ui/Heading';
import { PlainButton } from '@/ui/PlainButton';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { useDocumentTitle } from '@/ui/use-document-title';
import { offeringHref } from '../market-href';
import { useMarketStyles } from '../market-styles';
import { OpenApp } from './OpenApp';
import { useOrderStyles } from './order-styles';
import { rightStateText } from './state-text';

type Right = Data<'listEntitlements'>[number];

const opensNow = ({ opens, setUpVersion, state }: Right) =>
  opens && setUpVersion && ['active', 'due', 'grace'].includes(state);

/** Opens an app that the reader's organization may use: that of `id`, or one of those that open. */
export function OpenProject({ level }: { level: 1 | 2 | 3 | 4 }) {
  const styles = useOrderStyles();
  const market = useMarketStyles();
  const { t } = useTranslation('market');
  const dispatch = useSessionDispatch();
  const isNobody = useSession(({ user }) => user === null);
  const id = new URLSearchParams(useLocation().search).get('id')?.slice(0, 64) || undefined;
  const { data, error, isFetching, refetch } = useListEntitlementsQuery(undefined, { skip: isNobody });
  useDocumentTitle(t('openProject.title'));
  const below = Math.min(level + 1, 4) as 2 | 3 | 4;
  const found = data?.filter((right) => (id === undefined ? opensNow(right) : id === right.appId || id === right.id));
  return (
    <div className={market.root}>
      <Heading level={level} className={market.title}>
        {t('openProject.title')}
      </Heading>
      {isNobody ? (
        <>
          <p className={market.note}>{t('openProject.signIn')}</p>
          <div>
            <PlainButton look="primary" onClick={() => dispatch(signInOpened('asked'))}>
              {t('openProject.doSignIn')}
            </PlainButton>
          </div>
        </>
      ) : !found ? (
        error ? (
          <ErrorState
            {...{ level: below, error, busy: isFetching, onRetry: () => void refetch() }}
            title={t('failed.title')}
            text={t('failed.text')}
          />
        ) : (
          <TextSkeleton label={t('loading')} paragraphs={2} />
        )
      ) : found.length === 0 ? (
        <>
          <p className={market.note}>{id === undefined ? t('openProject.none') : t('openProject.noRight')}</p>
          <p>
            <Link to={id === undefined ? '/industrialApp' : offeringHref({ id, kind: 'app' })} className={market.link}>
              {id === undefined ? t('back') : t('openProject.ask')}
            </Link>
          </p>
        </>
      ) : (
        <ul className={styles.rows}>
          {found.map((right) => (
            <Project key={right.id} right={right} level={below} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Project({ right, level }: { right: Right; level: 2 | 3 | 4 }) {
  const styles = useOrderStyles();
  const market = useMarketStyles();
  const { t } = useTranslation('market');
  const { id, appId, name, offeringKind, supplier, setUpVersion, state } = right;
  const waits = state === 'pending' || (right.opens && !setUpVersion);
  return (
    <li className={styles.row}>
      <Heading level={level} className={styles.name}>
        <Link to={offeringHref({ id: appId, kind: offeringKind })} className={market.link}>
          {name}
        </Link>
      </Heading>
      <span className={market.facts}>
        <span className={market.badge}>{rightStateText(right, t)}</span>
        <span>{supplier}</span>
      </span>
      {opensNow(right) ? (
        <>
          <p className={market.note}>{t('openProject.handed', { supplier: supplier ?? '' })}</p>
          <span className={styles.buttons}>
            <OpenApp id={id} name={name} />
          </span>
        </>
      ) : (
        <p className={market.note}>{waits ? t('openProject.waits') : t('openProject.closed')}</p>
      )}
    </li>
  );
}
