import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowRightRegular } from '@fluentui/react-icons/svg/arrow-right';
import { ArrowSyncRegular } from '@fluentui/react-icons/svg/arrow-sync';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useLocalize } from '@/i18n/use-localize';
import { useTranslation } from '@/i18n/use-translation';
import type { BlockProps, PropsOf } from '@/renderer/types';
import { cardGrid, clampLines, eyebrow, linkCard } from '@/ui/card-styles';
import { PlainButton } from '@/ui/PlainButton';
import { Section } from '@/ui/Section';
import { askUrl } from './ask-url';

export { default as check } from 'virtual:check/engine/question-list';

const useStyles = makeStyles({
  grid: cardGrid,
  item: { display: 'flex', minWidth: 0 },
  card: { ...linkCard, flex: '1 1 auto', alignItems: 'center', gap: '12px' },
  words: { flex: '1 1 auto', minWidth: 0 },
  topic: { ...eyebrow, ...clampLines(1), marginBottom: '2px' },
  text: { fontSize: tokens.fontSizeBase400, lineHeight: 1.5, ...clampLines(3) },
  arrow: { flex: '0 0 auto', fontSize: '18px', color: tokens.colorNeutralForeground3 },
});

const VISIBLE = 6;

/** Questions as cards in the operator's order, with a button for the next ones if not all fit. */
export default function QuestionList({ props, level }: BlockProps<PropsOf<'engine/question-list'>>): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('home');
  const say = useLocalize();
  const { items, visible = VISIBLE } = props;
  const [start, setStart] = useState(0);
  const shown = [...items.slice(start), ...items.slice(0, start)].slice(0, visible);
  const shuffle = items.length > visible && (
    <PlainButton look="quiet" onClick={() => setStart((start + visible) % items.length)}>
      <ArrowSyncRegular /> {t('questions.shuffle')}
    </PlainButton>
  );
  return (
    <Section title={say(props.title) ?? t('questions.title')} level={level} aside={shuffle}>
      <ul className={styles.grid}>
        {shown.map(({ text, topic, scope }, index) => {
          const question = say(text);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: questions have no id, keep no state, and may be equal.
            <li key={index} className={styles.item}>
              <Link to={askUrl(question, scope)} className={styles.card}>
                <span className={styles.words}>
                  {topic && <span className={styles.topic}>{say(topic)}</span>}
                  <span className={styles.text}>{question}</span>
                </span>
                <ArrowRightRegular className={styles.arrow} />
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
