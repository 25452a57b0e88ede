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
import { useCatalogueStyles } from './catalogue-styles';
import { useMarks } from './use-marks';

type Agent = Data<'listAssistants'>['list'][number];
const CATEGORIES = ['knowledge', 'design', 'equipment', 'maintenance', 'health'] as const;
/** All of them: categories and marks sort what the browser has. */
const MOST = 200;

/** The assistants that this visitor may use: by favourite, recent use, category and words. */
export function Catalogue({ level }: { level: 1 | 2 | 3 | 4 }) {
  const styles = useCatalogueStyles();
  const { t } = useTranslation('assistants');
  const dispatch = useSessionDispatch();
  const anonymous = useSession(({ role }) => role === 'anonymous');
  const [keyword, setKeyword] = useState('');
  const [category, setCategory] = useState<string | null>(null);
  const marks = useMarks();
  const { data, error, isFetching, refetch } = useListAssistantsQuery({
    pageSize: MOST,
    ...(keyword && { name: keyword }),
  });
  const Title = `h${level}` as const;
  const Sub = `h${Math.min(level + 1, 4) as 2 | 3 | 4}` as const;
  const all = data?.list ?? [];
  const present = CATEGORIES.filter((one) => all.some((agent) => agent.category === one));
  const shown = category === null ? all : all.filter((agent) => agent.category === category);
  const some = (ids: readonly string[]) => ids.flatMap((id) => shown.find((agent) => agent.id === id) ?? []);
  const groups: { title: string; list: Agent[] }[] = [
    { title: t('catalogue.favourites'), list: some(marks.favourites) },
    { title: t('catalogue.recent'), list: some(marks.recent.filter((id) => !marks.favourites.includes(id))) },
    { title: t('catalogue.all'), list: shown.filter(({ id }) => ![...marks.favourites, ...marks.recent].includes(id)) },
  ].filter(({ list }) => list.length > 0);
  return (
    <div className={styles.page}>
      <Title className={styles.name}>{t('catalogue.title')}</Title>
      <p className={styles.text}>{t('catalogue.text')}</p>
      <div className={styles.tools}>
        <SearchField
          labels={{ field: t('catalogue.search'), placeholder: t('catalogue.search'), clear: t('catalogue.clear') }}
          keyword={keyword}
          onKeyword={setKeyword}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: fieldset is for form fields; these are buttons. */}
        <div role="group" aria-label={t('catalogue.categories')} className={styles.categories}>
          {[null, ...present].map((one) => (
            <PlainButton
              key={one ?? ''}
              look={one === category ? 'primary' : 'outline'}
              aria-pressed={one === category}
              onClick={() => setCategory(one)}
            >
              {one === null ? t('catalogue.all') : t(`category.${one}`)}
            </PlainButton>
          ))}
        </div>
      </div>
      {error && !data ? (
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
            {groups.length > 1 && <Sub className={styles.title}>{title}</Sub>}
            <ul className={styles.list}>
              {list.map((agent) => (
                <AssistantCard
                  key={agent.id}
                  agent={agent}
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
