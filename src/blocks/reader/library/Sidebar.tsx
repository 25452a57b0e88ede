import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { useMedia } from '@/ui/use-media';
import { FacetList } from './FacetList';
import { FACETS, type LibraryQuery } from './library-query';
import { useLibraryStyles, WIDE } from './library-styles';

interface Props {
  facets: Data<'listDocuments'>['facets'];
  chosen: LibraryQuery['facets'];
  hrefOf: (name: string, value: string | null) => string;
}

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
