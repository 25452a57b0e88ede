import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useLocalize } from '@/i18n/use-localize';
import { useTranslation } from '@/i18n/use-translation';
import type { BlockProps, PropsOf } from '@/renderer/types';
import { cardGrid, clampLines, eyebrow, linkCard } from '@/ui/card-styles';
import { Picture } from '@/ui/Picture';
import { Section } from '@/ui/Section';
import { SmartLink } from '@/ui/SmartLink';

export { default as check } from 'virtual:check/engine/recommend';

const useStyles = makeStyles({
  grid: cardGrid,
  item: { display: 'flex', minWidth: 0 },
  card: { ...linkCard, flex: '1 1 auto', gap: '16px', justifyContent: 'space-between' },
  words: { minWidth: 0, display: 'flex', flexDirection: 'column', gap: '4px' },
  tag: { ...eyebrow, ...clampLines(1) },
  title: { fontSize: tokens.fontSizeBase400, lineHeight: 1.4, fontWeight: tokens.fontWeightSemibold, ...clampLines(2) },
  text: { fontSize: tokens.fontSizeBase300, lineHeight: 1.6, color: tokens.colorNeutralForeground2, ...clampLines(3) },
  picture: {
    flex: '0 0 auto',
    width: '96px',
    height: '72px',
    objectFit: 'cover',
    borderRadius: tokens.borderRadiusMedium,
  },
});

/** Recommended reading, as cards with an optional small picture. */
export default function Recommend({ props, level }: BlockProps<PropsOf<'engine/recommend'>>): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('home');
  const say = useLocalize();
  return (
    <Section title={say(props.title) ?? t('recommend.title')} level={level}>
      <ul className={styles.grid}>
        {props.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no id, keep no state, and may be equal.
          <li key={index} className={styles.item}>
            <SmartLink url={item.url} className={styles.card}>
              <span className={styles.words}>
                {item.tag && <span className={styles.tag}>{say(item.tag)}</span>}
                <span className={styles.title}>{say(item.title)}</span>
                {item.text && <span className={styles.text}>{say(item.text)}</span>}
              </span>
              {item.image && <Picture src={item.image} alt="" className={styles.picture} width={96} height={72} />}
            </SmartLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
