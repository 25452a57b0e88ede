import { useTranslation } from '@/i18n/use-translation';
import type { BlockProps, PropsOf } from '@/renderer/types';
import { useCurrentAnswer } from '@/stream/current-answer';
import { SourceCard } from './SourceCard';
import { useSourcesStyles } from './sources-styles';

export { default as check } from 'virtual:check/answer/sources';

/** The sources of the newest answer, before its text and beside it. */
export default function Sources({ level, id }: BlockProps<PropsOf<'answer/sources'>>) {
  const styles = useSourcesStyles();
  const { t } = useTranslation('answer');
  const answer = useCurrentAnswer();
  if (!answer) return null;
  const { state, phase } = answer.run;
  const Title = `h${level}` as const;
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
        <ol className={styles.list}>
          {state.sources.map((source) => (
            <li key={source.sid}>
              <SourceCard
                source={source}
                cited={state.cites.filter((cite) => cite.sids.includes(source.sid)).length}
                done={done}
                onOpen={() => answer.openSource(source.n)}
              />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
