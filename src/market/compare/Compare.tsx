import { mergeClasses } from '@fluentui/react-components';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useGetAppQuery } from '@/api/apps';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorState } from '@/ui/ErrorState';
import { Heading } from '@/ui/Heading';
import { PlainButton } from '@/ui/PlainButton';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { useDocumentTitle } from '@/ui/use-document-title';
import { offeringHref } from '../market-href';
import { useMarketStyles } from '../market-styles';
import { priceText } from '../price-text';
import { compareRows, type Own } from './compare-rows';
import { useCompareStyles } from './compare-styles';

type App = Data<'getApp'>;

interface Props {
  ids: readonly string[];
  level: 1 | 2 | 3 | 4;
  backHref: string;
}

/** Up to three offerings beside each other, what differs first. */
export function Compare({ ids: [a = '', b = '', c = ''], level, backHref }: Props) {
  const market = useMarketStyles();
  const { t } = useTranslation('market');
  useDocumentTitle(t('compare.title'));
  // Three calls whatever the number, because hooks cannot be repeated.
  const found = [
    useGetAppQuery({ id: a }, { skip: a === '' }),
    useGetAppQuery({ id: b }, { skip: b === '' }),
    useGetAppQuery({ id: c }, { skip: c === '' }),
  ].filter(({ isUninitialized }) => !isUninitialized);
  const apps = found.flatMap(({ currentData }) => currentData ?? []);
  const waiting = found.some(({ isFetching, currentData }) => isFetching && !currentData);
  return (
    <section className={market.root}>
      <Link to={backHref} className={market.link}>
        {t('back')}
      </Link>
      <Heading level={level} className={market.title}>
        {t('compare.title')}
      </Heading>
      {waiting ? (
        <TextSkeleton label={t('loading')} paragraphs={4} />
      ) : apps.length === 0 ? (
        <ErrorState
          level={Math.min(level + 1, 4) as 2 | 3 | 4}
          title={t('compare.none')}
          text={t('compare.noneText')}
          links={[{ to: backHref, text: t('back') }]}
        />
      ) : (
        <>
          {apps.length < found.length && <p className={market.note}>{t('compare.gone')}</p>}
          <Table apps={apps} />
        </>
      )}
    </section>
  );
}

function Table({ apps }: { apps: App[] }) {
  const styles = useCompareStyles();
  const market = useMarketStyles();
  const { t } = useTranslation('market');
  const [all, setAll] = useState(true);
  const rows = compareRows(apps, useOwn());
  const shown = all ? rows : rows.filter(({ differs }) => differs);
  return (
    <>
      <div className={market.bar}>
        <p className={market.note} role="status">
          {t('compare.differences', { count: rows.filter(({ differs }) => differs).length })}
        </p>
        <PlainButton aria-pressed={!all} onClick={() => setAll(!all)}>
          {t('compare.only')}
        </PlainButton>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('compare.title')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td className={styles.name} />
              {apps.map((app) => (
                <th key={app.id} scope="col" className={styles.head} lang={app.lang}>
                  <Link to={offeringHref(app)} className={market.link}>
                    {app.name}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, name, values, differs }) => (
              <tr key={key}>
                <th scope="row" className={styles.name}>
                  {name}
                </th>
                {values.map((value, at) => (
                  <td
                    key={apps[at]?.id}
                    className={mergeClasses(styles.value, differs && styles.differs, value === '' && styles.missing)}
                  >
                    {value || t('compare.missing')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function useOwn(): Own[] {
  const { t, i18n } = useTranslation('market');
  return [
    { key: '.supplier', name: t('compare.supplier'), value: ({ supplierName = '' }) => supplierName },
    {
      ...{ key: '.price', name: t('plans') },
      value: ({ plans = [] }) =>
        plans.map((plan) => `${plan.name}: ${priceText(plan, t, i18n.language)}`).join(' · ') || t('price.quote'),
    },
    {
      ...{ key: '.trial', name: t('compare.trial') },
      value: ({ trialDays = 0 }) => (trialDays > 0 ? t('trialDays', { count: trialDays }) : ''),
    },
    { key: '.version', name: t('compare.version'), value: ({ version = '' }) => version },
  ];
}
