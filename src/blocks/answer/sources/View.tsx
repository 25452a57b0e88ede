import { useTranslation } from '@/i18n/use-translation';
import type { BlockProps, PropsOf } from '@/renderer/types';
import { type CurrentAnswer, useCurrentAnswer } from '@/stream/current-answer';
import type { RunSource } from '@/stream/types';
import { SourceCard } from './SourceCard';
import { useSourcesStyles } from './sources-styles';

export { default as check } from 'virtual:check/answer/sources';

/** The sources of the newest answer. */
export default function Sources({ level, id }: BlockProps<PropsOf<'answer/sources'>>) {
  const styles = useSourcesStyles();
  const { t } = useTranslation('answer');
  const answer = useCurrentAnswer();
  if (!answer) return null;
  const { state, phase } = answer.run;
  const Title = `h${level}` as const;
  const cited = state.sources.filter(({ read }) => read !== 'read');
  const read = state.sources.filter((source) => source.read === 'read');
  const done = phase === 'ended' || phase === 'failed';
  return (
    <section aria-labelledby={`${id}-title`}>
      <Title id={`${id}-title`} className={styles.title}>
        {t('source.title')}
        {state.sources.length > 0 && <span className={styles.count}>{state.sources.length}</span>}
      </Title>
      {state.sources.length === 0 ? (
        <p className={styles.empty}>{done ? t('source.none') : t('source.empty')}</p>
      ) : (
        <>
          <SourceList {...{ answer, done }} sources={cited} />
          {read.length > 0 && (
            <details className={styles.read} open={cited.length === 0}>
              <summary>{t('source.read', { count: read.length })}</summary>
              <SourceList {...{ answer, done }} sources={read} />
            </details>
          )}
        </>
      )}
    </section>
  );
}

interface ListProps {
  answer: CurrentAnswer;
  sources: readonly RunSource[];
  done: boolean;
}

function SourceList({ answer, sources, done }: ListProps) {
  const styles = useSourcesStyles();
  const { cites } = answer.run.state;
  return (
    <ol className={styles.list}>
      {sources.map((source) => (
        <li key={source.sid}>
          <SourceCard
            source={source}
            cited={cites.filter(({ sids }) => sids.includes(source.sid)).length}
            done={done}
            onOpen={() => answer.openSource(source.n)}
          />
        </li>
      ))}
    </ol>
  );
}
