import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useLocalize } from '@/i18n/use-localize';
import { useTranslation } from '@/i18n/use-translation';
import type { BlockProps, PropsOf } from '@/renderer/types';
import { cardGrid, clampLines, linkCard } from '@/ui/card-styles';
import { Picture } from '@/ui/Picture';
import { Section } from '@/ui/Section';
import { SmartLink } from '@/ui/SmartLink';
import { firstLetter } from './first-letter';

export { default as check } from 'virtual:check/engine/agent-recommend';

const useStyles = makeStyles({
  grid: cardGrid,
  item: { display: 'flex', minWidth: 0 },
  card: { ...linkCard, flex: '1 1 auto', gap: '12px', alignItems: 'flex-start' },
  icon: {
    flex: '0 0 auto',
    width: '40px',
    height: '40px',
    display: 'grid',
    placeItems: 'center',
    borderRadius: tokens.borderRadiusMedium,
    objectFit: 'cover',
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground1,
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  words: { minWidth: 0 },
  name: { fontSize: tokens.fontSizeBase400, lineHeight: 1.4, fontWeight: tokens.fontWeightSemibold, ...clampLines(2) },
  text: {
    marginTop: '2px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: 1.6,
    color: tokens.colorNeutralForeground2,
    ...clampLines(3),
  },
});

/** Recommended assistants, as a grid of cards. */
export default function AgentRecommend({ props, level }: BlockProps<PropsOf<'engine/agent-recommend'>>): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('home');
  const say = useLocalize();
  return (
    <Section title={say(props.title) ?? t('agents.title')} level={level}>
      <ul className={styles.grid}>
        {props.items.map((agent, index) => {
          const name = say(agent.name);
          const letter = (
            <span className={styles.icon} aria-hidden="true">
              {firstLetter(name)}
            </span>
          );
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: assistants have no id or state and may be equal.
            <li key={index} className={styles.item}>
              <SmartLink url={agent.url} className={styles.card}>
                {agent.icon ? (
                  <Picture src={agent.icon} alt="" className={styles.icon} width={40} height={40} instead={letter} />
                ) : (
                  letter
                )}
                <span className={styles.words}>
                  <span className={styles.name}>{name}</span>
                  {agent.text && <span className={styles.text}>{say(agent.text)}</span>}
                </span>
              </SmartLink>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
