import { mergeClasses } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { useLibraryStyles } from './library-styles';

export interface FacetValue {
  value: string;
  text: string;
  count?: number;
}

interface Props {
  title: string;
  /** Number of values listed at first. */
  first: number;
  values: readonly FacetValue[];
  chosen: string | undefined;
  hrefOf: (value: string | null) => string;
}

/** The values of one facet. Choosing the active value clears it. */
export function FacetList({ title, first, values, chosen, hrefOf }: Props) {
  const styles = useLibraryStyles();
  const { t } = useTranslation('reader');
  const [whole, setWhole] = useState(false);
  const shown = whole ? values : values.slice(0, first);
  return (
    <nav aria-label={title} className={styles.facet}>
      <span className={styles.facetTitle} aria-hidden>
        {title}
      </span>
      <ul className={styles.values}>
        {shown.map(({ value, text, count }) => {
          const here = value === chosen;
          return (
            <li key={value}>
              <Link
                to={hrefOf(here ? null : value)}
                className={mergeClasses(styles.value, here && styles.chosen)}
                aria-current={here ? 'true' : undefined}
                aria-label={here ? t('library.remove', { name: text }) : undefined}
                preventScrollReset
              >
                <span className={styles.valueText}>{text}</span>{' '}
                {here ? <DismissRegular aria-hidden /> : count !== undefined && <span>{count}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
      {values.length > shown.length && (
        <PlainButton look="quiet" onClick={() => setWhole(true)}>
          {t('library.more', { count: values.length })}
        </PlainButton>
      )}
    </nav>
  );
}
