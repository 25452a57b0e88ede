import { mergeClasses } from '@fluentui/react-components';
import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import type { Kind } from '../market-href';
import { useFacetStyles, useMarketStyles } from '../market-styles';
import { type CatalogueQuery, clearedHref, facetHref } from './catalogue-query';
import { RangeFacet } from './RangeFacet';

export type Facet = NonNullable<Data<'searchProducts'>['facets']>[number];

interface Props {
  facets: readonly Facet[];
  kind: Kind;
  query: CatalogueQuery;
  search: URLSearchParams;
}

/** What the list can be narrowed by. On phones they open with a button. */
export function Facets({ facets, kind, query, search }: Props) {
  const styles = useFacetStyles();
  const market = useMarketStyles();
  const { t } = useTranslation('market');
  const [open, setOpen] = useState(false);
  const id = useId();
  const chosen = query.filters.length;
  return (
    <div className={styles.side}>
      <PlainButton className={styles.toggle} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {chosen > 0 ? t('filters.chosen', { count: chosen }) : t('filters.open')}
      </PlainButton>
      <div id={id} className={mergeClasses(!open && styles.closed)}>
        {chosen > 0 && (
          <p className={market.note}>
            <Link to={clearedHref(kind, search)} className={market.link}>
              {t('filters.clear')}
            </Link>
          </p>
        )}
        {facets.map((facet) =>
          facet.kind === 'range' ? (
            <RangeFacet key={facet.key} {...{ facet, kind, search }} />
          ) : (
            <ValueFacet key={facet.key} {...{ facet, kind, query, search }} />
          ),
        )}
      </div>
    </div>
  );
}

/** More are shown on request. */
const SHOWN = 6;

function ValueFacet({ facet, kind, query, search }: Omit<Props, 'facets'> & { facet: Facet }) {
  const styles = useFacetStyles();
  const { t } = useTranslation('market');
  const navigate = useNavigate();
  const [all, setAll] = useState(false);
  const ticked = query.filters.find(({ key }) => key === facet.key)?.values ?? [];
  const first = facet.values.filter(({ value }, at) => at < SHOWN || ticked.includes(value));
  const shown = all ? facet.values : first;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{facet.title}</legend>
      {shown.map(({ value, title, count }) => (
        <label key={value} className={styles.value}>
          <input
            type="checkbox"
            className={styles.box}
            checked={ticked.includes(value)}
            onChange={() => void navigate(facetHref(kind, search, facet.key, value), { preventScrollReset: true })}
          />
          <span>{title}</span>
          <span className={styles.count}>{count}</span>
        </label>
      ))}
      {first.length < facet.values.length && (
        <PlainButton look="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('filters.fewer') : t('filters.all', { count: facet.values.length })}
        </PlainButton>
      )}
    </fieldset>
  );
}
