import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { useMedia } from '@/ui/use-media';
import { FacetList } from './FacetList';
import { FACETS, type Facet, type LibraryQuery } from './library-query';
import { useLibraryStyles, WIDE } from './library-styles';

interface Props {
  facets: Data<'listDocuments'>['facets'];
  chosen: LibraryQuery['facets'];
  hrefOf: (name: string, value: string | null) => string;
}

/** More values would push the next facet out of sight; whose machine it is, and what it is, is asked for most. */
const FIRST: Record<Facet, number> = { shelf: 8, maker: 20, equipment: 20, symptom: 8, tag: 8 };

/** The filters: next to the list where there is room, collapsed above it otherwise. */
export function Sidebar({ facets, chosen, hrefOf }: Props) {
  const styles = useLibraryStyles();
  const { t } = useTranslation('reader');
  const isWide = useMedia(WIDE);
  const lists = FACETS.map((facet) => {
    const values = facets.find((one) => one.facet === facet)?.values ?? [];
    const own = chosen[facet];
    if (values.length === 0 && own === undefined) return null;
    return (
      <FacetList
        key={facet}
        title={t(`library.facet.${facet}`)}
        first={FIRST[facet]}
        // An active value without documents must stay removable.
        values={values.length > 0 || own === undefined ? values : [{ value: own, text: own }]}
        chosen={own}
        hrefOf={(value) => hrefOf(facet, value)}
      />
    );
  });
  if (isWide) return <div>{lists}</div>;
  return (
    <details>
      <summary className={styles.summary}>{t('library.narrow')}</summary>
      {lists}
    </details>
  );
}
