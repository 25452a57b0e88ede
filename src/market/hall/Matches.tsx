import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { CircleRegular } from '@fluentui/react-icons/svg/circle';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useDropDemandMatchMutation, useListDemandMatchesQuery } from '@/api/demands';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { Heading } from '@/ui/Heading';
import { PlainButton } from '@/ui/PlainButton';
import { offeringHref } from '../market-href';
import { useMarketStyles } from '../market-styles';
import { useOrderStyles } from '../orders/order-styles';
import { useHallStyles } from './hall-styles';

type Match = Data<'listDemandMatches'>[number];

const MOST = 5;

/** Offerings of the catalogue that fit a demand, for its organization, which drops what it does not look for. */
export function Matches({ id, level }: { id: string; level: 2 | 3 | 4 }) {
  const styles = useHallStyles();
  const market = useMarketStyles();
  const { t } = useTranslation('hall');
  const { data = [] } = useListDemandMatchesQuery({ id });
  const [drop, { isLoading }] = useDropDemandMatchMutation();
  const [last, setLast] = useState<Match['offering']>();
  const send = async (offering: Match['offering'], dropped: boolean) => {
    if (isLoading) return;
    const { data: done } = await drop({ id, offeringId: offering.id, dropped });
    if (done) setLast(dropped ? offering : undefined);
  };
  if (data.length === 0 && !last) return null;
  return (
    <section className={styles.section}>
      <Heading level={level} className={styles.sectionTitle}>
        {t('match.title')}
      </Heading>
      <div role="status">
        {last && (
          <p className={market.note}>
            {t('match.dropped', { name: last.name })}{' '}
            <PlainButton look="quiet" aria-disabled={isLoading} onClick={() => void send(last, false)}>
              {t('match.undo')}
            </PlainButton>
          </p>
        )}
      </div>
      <MatchRows matches={data} level={level} onDrop={(offering) => void send(offering, true)} />
    </section>
  );
}

interface RowsProps {
  matches: readonly Match[];
  level: 2 | 3 | 4;
  onDrop?: (offering: Match['offering']) => void;
}

export function MatchRows({ matches, level, onDrop }: RowsProps) {
  const styles = useHallStyles();
  const market = useMarketStyles();
  const orders = useOrderStyles();
  const { t } = useTranslation('hall');
  return (
    <ul className={styles.rows}>
      {matches.slice(0, MOST).map((match) => (
        <li key={match.offering.id} className={orders.row}>
          <Heading level={Math.min(level + 1, 4) as 3 | 4} className={orders.name}>
            <Link to={offeringHref(match.offering)} className={market.link}>
              {match.offering.name}
            </Link>
          </Heading>
          <span className={market.facts}>{match.offering.tenantName}</span>
          <Reasons match={match} />
          {onDrop && (
            <span>
              <PlainButton
                aria-label={t('match.dropNamed', { name: match.offering.name })}
                onClick={() => onDrop(match.offering)}
              >
                {t('match.drop')}
              </PlainButton>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Which words and values fit, and which are missing. */
export function Reasons({ match: { words, missing, values, region } }: { match: Match }) {
  const styles = useHallStyles();
  const { t } = useTranslation('hall');
  const fit = [
    ...words,
    ...values.filter(({ fits }) => fits).map(({ name, stated }) => `${name} ${stated}`),
    ...(region ? [t('match.region')] : []),
  ];
  const not = [
    ...values
      .filter(({ fits }) => !fits)
      .map(({ name, wanted, stated }) =>
        stated ? t('match.other', { name, wanted, stated }) : t('match.notStated', { name, wanted }),
      ),
    ...missing.slice(0, 8),
    ...(region === false ? [t('match.noRegion')] : []),
  ];
  return (
    <>
      <List title={t('match.fits')} items={fit} fits className={styles.quantities} />
      <List title={t('match.missing')} items={not} className={styles.quantities} />
    </>
  );
}

function List({
  title,
  items,
  fits,
  className,
}: {
  title: string;
  items: string[];
  fits?: boolean;
  className: string;
}) {
  const styles = useHallStyles();
  if (items.length === 0) return null;
  const Icon = fits ? CheckmarkCircleRegular : CircleRegular;
  return (
    <ul className={className} aria-label={title}>
      <li className={styles.term}>{title}</li>
      {items.map((item) => (
        <li key={item} className={styles.quantity}>
          <Icon aria-hidden /> {item}
        </li>
      ))}
    </ul>
  );
}
