import { useState } from 'react';
import { useListAssistantsQuery } from '@/api/assistants';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { signInOpened } from '@/session/session';
import { useSession, useSessionDispatch } from '@/session/use-session';
import { ErrorState } from '@/ui/ErrorState';
import { PlainButton } from '@/ui/PlainButton';
import { SearchField } from '@/ui/SearchField';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { AssistantCard } from './AssistantCard';
import { CatalogueHead } from './CatalogueHead';
import { useCatalogueStyles } from './catalogue-styles';
import { useMarks } from './use-marks';

type Agent = Data<'listAssistants'>['list'][number];
interface Kind {
  id: string;
  name: string;
  has: (agent: Agent) => boolean;
}
interface Group {
  title: string;
  list: Agent[];
}
const isOf = (industries: Agent['industries'], id: (typeof INDUSTRIES)[number]) => industries?.includes(id) ?? false;
const CATEGORIES = ['knowledge', 'design', 'equipment', 'maintenance', 'health'] as const;
const INDUSTRIES = ['machinery', 'process', 'energy', 'metals', 'electronics'] as const;
export type View = 'all' | 'organization' | 'industry';
/** All of them: categories and marks sort what the browser has. */
const MOST = 200;

interface Props {
  level: 1 | 2 | 3 | 4;
  view?: View;
}

/** The assistants that this visitor may use: by favourite, recent use, category or industry, and words. */
export function Catalogue({ level, view = 'all' }: Props) {
  const styles = useCatalogueStyles();
  const { t } = useTranslation('assistants');
  const dispatch = useSessionDispatch();
  const anonymous = useSession(({ role }) => role === 'anonymous');
  const [keyword, setKeyword] = useState('');
  const [category, setCategory] = useState<string | null>(null);
  const marks = useMarks();
  const { data, currentData, error, isFetching, refetch } = useListAssistantsQuery({
    pageSize: MOST,
    ...(keyword && { name: keyword }),
  });
  const Sub = `h${Math.min(level + 1, 4) as 2 | 3 | 4}` as const;
  const all = data?.list ?? [];
  const kinds: Kind[] =
    view === 'industry'
      ? INDUSTRIES.map((id) => ({ id, name: t(`industry.${id}`), has: ({ industries }) => isOf(industries, id) }))
      : CATEGORIES.map((id) => ({ id, name: t(`category.${id}`), has: (agent) => agent.category === id }));
  const present = kinds.filter(({ has }) => all.some(has));
  const chosen = present.find(({ id }) => id === category);
  const shown = chosen ? all.filter(chosen.has) : all;
  const some = (ids: readonly string[]) => ids.flatMap((id) => shown.find((agent) => agent.id === id) ?? []);
  const marked = [...marks.favourites, ...marks.recent];
  const byMark: Group[] = [
    { title: t('catalogue.favourites'), list: some(marks.favourites) },
    { title: t('catalogue.recent'), list: some(marks.recent.filter((id) => !marks.favourites.includes(id))) },
    { title: t('catalogue.all'), list: shown.filter(({ id }) => !marked.includes(id)) },
  ];
  const byIndustry: Group[] = [
    ...present
      .filter((kind) => !chosen || kind === chosen)
      .map(({ name, has }) => ({ title: name, list: all.filter(has) })),
    ...(chosen ? [] : [{ title: t('industry.every'), list: all.filter(({ industries }) => !industries) }]),
  ];
  const sorted = {
    all: byMark,
    industry: byIndustry,
    organization: [
      { title: t('organization.own'), list: shown.filter(({ organization }) => organization) },
      { title: t('organization.offered'), list: shown.filter(({ organization }) => !organization) },
    ],
  }[view];
  const groups = sorted.filter(({ list }) => list.length > 0);
  return (
    <div className={styles.page}>
      <CatalogueHead view={view} level={level} hasOwn={all.some(({ organization }) => organization)} />
      <div className={styles.tools}>
        <SearchField
          labels={{ field: t('catalogue.search'), placeholder: t('catalogue.search'), clear: t('catalogue.clear') }}
          keyword={keyword}
          onKeyword={setKeyword}
        />
        <KindButtons kinds={present} chosen={chosen} view={view} onChoose={setCategory} />
      </div>
      {error && !currentData ? (
        <ErrorState
          title={t('catalogue.failed')}
          text=""
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <TextSkeleton label={t('catalogue.loading')} />
      ) : groups.length === 0 ? (
        <p className={styles.text}>{keyword ? t('catalogue.nothing', { keyword }) : t('catalogue.none')}</p>
      ) : (
        groups.map(({ title, list }) => (
          <section key={title} className={styles.group}>
            {(groups.length > 1 || view !== 'all') && <Sub className={styles.title}>{title}</Sub>}
            <ul className={styles.list}>
              {list.map((agent) => (
                <AssistantCard
                  key={agent.id}
                  agent={agent}
                  use={view === 'organization'}
                  favourite={marks.favourites.includes(agent.id)}
                  onFavourite={() => marks.toggle(agent.id)}
                />
              ))}
            </ul>
          </section>
        ))
      )}
      {anonymous && (
        <p className={styles.more}>
          {t('catalogue.more')}
          <PlainButton look="quiet" onClick={() => void dispatch(signInOpened('needed'))}>
            {t('catalogue.signIn')}
          </PlainButton>
        </p>
      )}
    </div>
  );
}

interface KindProps {
  kinds: readonly Kind[];
  chosen: Kind | undefined;
  view: View;
  onChoose: (id: string | null) => void;
}

/** All, or those of one category or industry. */
function KindButtons({ kinds, chosen, view, onChoose }: KindProps) {
  const styles = useCatalogueStyles();
  const { t } = useTranslation('assistants');
  return (
    // biome-ignore lint/a11y/useSemanticElements: fieldset is for form fields; these are buttons.
    <div
      role="group"
      aria-label={view === 'industry' ? t('industry.choose') : t('catalogue.categories')}
      className={styles.categories}
    >
      {[undefined, ...kinds].map((one) => (
        <PlainButton
          key={one?.id ?? ''}
          look={one === chosen ? 'primary' : 'outline'}
          aria-pressed={one === chosen}
          onClick={() => onChoose(one?.id ?? null)}
        >
          {one ? one.name : t('catalogue.all')}
        </PlainButton>
      ))}
    </div>
  );
}
