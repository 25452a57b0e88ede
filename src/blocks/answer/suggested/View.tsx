import { makeStyles, shorthands, tokens } from '@fluentui/react-components';
import { ArrowShuffleRegular } from '@fluentui/react-icons/svg/arrow-shuffle';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useListRecommendedQuestionsQuery } from '@/api/questions';
import { textLanguageOf } from '@/i18n/text-language';
import { useTranslation } from '@/i18n/use-translation';
import type { BlockProps, PropsOf } from '@/renderer/types';
import { ErrorState } from '@/ui/ErrorState';
import { PlainButton } from '@/ui/PlainButton';
import { Skeleton } from '@/ui/Skeleton';

export { default as check } from 'virtual:check/answer/suggested';

const useStyles = makeStyles({
  root: { boxSizing: 'border-box', width: '100%', maxWidth: '760px', marginInline: 'auto', padding: '32px 16px 16px' },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '32px',
    marginBottom: '12px',
  },
  title: { margin: 0, fontSize: '16px', lineHeight: '24px', fontWeight: tokens.fontWeightSemibold },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
    gap: '8px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  card: {
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    height: '100%',
    minHeight: '56px',
    justifyContent: 'center',
    padding: '12px 16px',
    fontSize: '15px',
    lineHeight: '22px',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusXLarge,
    ...shorthands.border('1px', 'solid', tokens.colorNeutralStroke2),
    ':hover': { ...shorthands.borderColor(tokens.colorBrandStroke1) },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  topic: { marginBottom: '2px', fontSize: '12px', lineHeight: '16px', color: tokens.colorNeutralForeground2 },
  none: { fontSize: '14px', color: tokens.colorNeutralForeground2 },
});

/** Questions that have an answer here. The order changes only on request, so nothing moves under the pointer. */
export default function Suggested({ props, level, id }: BlockProps<PropsOf<'answer/suggested'>>) {
  const { scope = [], limit = 6 } = props;
  const styles = useStyles();
  const { t, i18n } = useTranslation('answer');
  const [turn, setTurn] = useState(0);
  const lang = textLanguageOf(i18n.language);
  const arg = { lang, limit: 24, ...(scope.length > 0 && { scope: scope.join(',') }) } as const;
  const { data, error, isFetching, refetch } = useListRecommendedQuestionsQuery(arg);
  const Title = `h${level}` as const;
  const all = data ?? [];
  const from = (turn * limit) % Math.max(1, all.length);
  const shown = [...all.slice(from), ...all.slice(0, from)].slice(0, limit);
  return (
    <section className={styles.root} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <Title id={`${id}-title`} className={styles.title}>
          {t('ask.suggested')}
        </Title>
        {all.length > limit && (
          <PlainButton look="quiet" onClick={() => setTurn(turn + 1)}>
            <ArrowShuffleRegular aria-hidden />
            {t('ask.shuffle')}
          </PlainButton>
        )}
      </div>
      {error && !data ? (
        <ErrorState title={t('ask.failed')} text="" error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height={200} />
      ) : shown.length === 0 ? (
        <p className={styles.none}>{t('ask.none')}</p>
      ) : (
        <ul className={styles.list} lang={lang}>
          {shown.map((question) => (
            <li key={question.id}>
              <Link className={styles.card} to={`/q?${new URLSearchParams({ wd: question.text })}`}>
                {question.category && question.category !== question.text && (
                  <span className={styles.topic}>{question.category}</span>
                )}
                {question.text}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
