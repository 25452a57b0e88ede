import { mergeClasses } from '@fluentui/react-components';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useGetSupplierQuery, useSaveSupplierMutation } from '@/api/supply';
import { untilSignedIn } from '@/browser/sign-in-gate';
import { useTranslation } from '@/i18n/use-translation';
import { languageName } from '@/lib/language-name';
import { isoDate } from '@/lib/relative-time';
import { signInOpened } from '@/session/session';
import { useSession, useSessionDispatch } from '@/session/use-session';
import { ErrorState } from '@/ui/ErrorState';
import { Heading } from '@/ui/Heading';
import { PlainButton } from '@/ui/PlainButton';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { useDocumentTitle } from '@/ui/use-document-title';
import { LOCALES } from '../../../generated/locales';
import { useMarketStyles } from '../market-styles';
import { useOrderStyles } from '../orders/order-styles';
import { ownHref } from '../orders/own-href';
import { useConsoleStyles } from './console-styles';
import { DraftEditor } from './DraftEditor';
import { ImportTable } from './ImportTable';
import { Manuals } from './Manuals';
import { OwnOfferings } from './OwnOfferings';
import { PrivatePrices } from './PrivatePrices';
import { consoleHref, type SupplierConsole, textOfError } from './supplier-console';

const VIEWS = ['offerings', 'table', 'ending', 'profile'] as const;

/** What a supplier writes, sees and decides. */
export function Console({ level }: { level: 1 | 2 | 3 | 4 }) {
  const styles = useMarketStyles();
  const { t } = useTranslation('supply');
  useDocumentTitle(t('title'));
  const isNobody = useSession(({ user }) => user === null);
  const acts = useSession(({ currentTenant }) => currentTenant);
  const dispatch = useSessionDispatch();
  const below = Math.min(level + 1, 4) as 2 | 3 | 4;
  const signIn = () => {
    dispatch(signInOpened('asked'));
    void untilSignedIn();
  };
  return (
    <section className={styles.root}>
      <Heading level={level} className={styles.title}>
        {t('title')}
      </Heading>
      {isNobody ? (
        <>
          <p className={styles.note}>{t('signIn')}</p>
          <PlainButton look="primary" onClick={signIn}>
            {t('signInButton')}
          </PlainButton>
        </>
      ) : !acts ? (
        <ErrorState
          level={below}
          title={t('nobody')}
          text={t('nobodyText')}
          links={[{ to: '/companyAuth', text: t('find') }]}
        />
      ) : (
        <Opened level={below} />
      )}
    </section>
  );
}

function Opened({ level }: { level: 2 | 3 | 4 }) {
  const styles = useMarketStyles();
  const { t } = useTranslation('supply');
  const [search] = useSearchParams();
  const { data, error, isFetching, refetch } = useGetSupplierQuery();
  if (!data) {
    if (!error) return <TextSkeleton label={t('loading')} paragraphs={4} />;
    const said = { title: t('failed'), text: textOfError(error) ?? t('failedText') };
    return <ErrorState {...{ level, error, busy: isFetching, ...said }} onRetry={() => void refetch()} />;
  }
  if (data.state !== 'approved') return <Asking console={data} level={level} />;
  const offering = search.get('offering');
  if (offering && search.get('view') === 'manuals') return <Manuals id={offering} level={level} runsIt={data.runsIt} />;
  if (offering && search.get('view') === 'prices') return <PrivatePrices id={offering} level={level} />;
  if (offering) return <DraftEditor id={offering} level={level} console={data} />;
  const view = VIEWS.find((one) => one === search.get('view')) ?? 'offerings';
  return (
    <>
      <nav className={styles.tabs} aria-label={t('title')}>
        {VIEWS.map((one) => (
          <Link
            key={one}
            to={consoleHref(one === 'offerings' ? {} : { view: one })}
            className={mergeClasses(styles.tab, one === view && styles.tabHere)}
            aria-current={one === view ? 'page' : undefined}
          >
            {t(`view.${one}`)}
          </Link>
        ))}
        <Link to={ownHref('sold')} className={styles.tab}>
          {t('view.orders')}
        </Link>
      </nav>
      {view === 'offerings' && <OwnOfferings level={level} />}
      {view === 'table' && <ImportTable runsIt={data.runsIt} />}
      {view === 'ending' && <Ending console={data} />}
      {view === 'profile' && <Profile console={data} />}
    </>
  );
}

/** An organization that is no supplier yet, or not any more. */
function Asking({ console, level }: { console: SupplierConsole; level: 2 | 3 | 4 }) {
  const styles = useMarketStyles();
  const { t } = useTranslation('supply');
  const { state, reason, runsIt, organization = '' } = console;
  const text =
    state === 'waiting'
      ? t('ask.waiting')
      : state === 'suspended'
        ? t('ask.suspended', { reason })
        : runsIt
          ? t('ask.none', { organization })
          : t('ask.admin', { organization });
  const title = state === 'approved' ? 'none' : state;
  return (
    <>
      <Heading level={level}>{t(`ask.title.${title}`)}</Heading>
      <p className={styles.note}>{text}</p>
      {state === 'none' && runsIt && <Profile console={console} />}
    </>
  );
}

function Profile({ console }: { console: SupplierConsole }) {
  const styles = useConsoleStyles();
  const order = useOrderStyles();
  const { t, i18n } = useTranslation('supply');
  const [save, { isLoading, error, isSuccess }] = useSaveSupplierMutation();
  const { profile, certificates, regions, runsIt, state } = console;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const list = (name: string) =>
      text(name)
        .split(/[,，、;；\n]/)
        .map((one) => one.trim())
        .filter(Boolean)
        .slice(0, 20);
    const words = Object.fromEntries(LOCALES.map((locale) => [locale, text(locale)]));
    void save({
      profile: words,
      certificates: list('certificates'),
      regions: list('regions'),
      industries: console.industries,
    });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {LOCALES.map((locale) => (
        <label key={locale} className={order.field}>
          {t('profile.text', { language: languageName(locale, i18n.language) })}
          <textarea
            name={locale}
            lang={locale}
            rows={3}
            maxLength={2000}
            defaultValue={profile[locale] ?? ''}
            readOnly={!runsIt}
            className={order.input}
          />
        </label>
      ))}
      <label className={order.field}>
        {t('profile.certificates')}
        <input name="certificates" defaultValue={certificates.join(', ')} readOnly={!runsIt} className={order.input} />
      </label>
      <label className={order.field}>
        {t('profile.regions')}
        <input name="regions" defaultValue={regions.join(', ')} readOnly={!runsIt} className={order.input} />
      </label>
      {error !== undefined && (
        <p className={order.fault} role="alert">
          {textOfError(error) ?? t('failed')}
        </p>
      )}
      {runsIt ? (
        <div className={order.buttons}>
          <PlainButton type="submit" look="primary" aria-disabled={isLoading}>
            {state === 'none' ? t('profile.ask') : t('profile.save')}
          </PlainButton>
          {isSuccess && <span role="status">{t('profile.saved')}</span>}
        </div>
      ) : (
        <p>{t('profile.admin')}</p>
      )}
    </form>
  );
}

function Ending({ console: { ending } }: { console: SupplierConsole }) {
  const styles = useConsoleStyles();
  const market = useMarketStyles();
  const { t } = useTranslation('supply');
  const [isAll, setAll] = useState(false);
  if (ending.length === 0) return <p className={market.note}>{t('ending.none')}</p>;
  const shown = isAll ? ending : ending.slice(0, 20);
  return (
    <>
      <table className={mergeClasses(styles.table, styles.stacked)}>
        <caption className={mergeClasses(market.note, styles.caption)}>{t('ending.text')}</caption>
        <thead>
          <tr>
            {(['name', 'buyer', 'endsAt', 'seats'] as const).map((key) => (
              <th key={key} scope="col" className={styles.cell}>
                {t(`ending.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.appId + row.buyer}>
              <th scope="row" className={styles.cell}>
                {row.name}
                {row.kind === 'trial' && ` · ${t('ending.trial')}`}
              </th>
              <td className={styles.cell} data-label={t('ending.buyer')}>
                {row.buyer}
              </td>
              <td className={styles.cell} data-label={t('ending.endsAt')}>
                {row.endsAt ? isoDate(row.endsAt) : t('ending.never')}
                {row.suspended !== undefined && (
                  <div className={market.note}>{t('ending.suspended', { reason: row.suspended })}</div>
                )}
              </td>
              <td className={mergeClasses(styles.cell, styles.number)} data-label={t('ending.seats')}>
                {row.seats}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < ending.length && (
        <PlainButton onClick={() => setAll(true)}>{t('ending.all', { count: ending.length })}</PlainButton>
      )}
    </>
  );
}
