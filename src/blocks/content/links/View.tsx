import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useLocalize } from '@/i18n/use-localize';
import type { BlockProps, PropsOf } from '@/renderer/types';
import { clampLines, linkCard } from '@/ui/card-styles';
import { Section } from '@/ui/Section';
import { SmartLink } from '@/ui/SmartLink';

export { default as check } from 'virtual:check/content/links';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
    gap: '12px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  item: { display: 'flex', minWidth: 0 },
  link: { ...linkCard, flex: '1 1 auto', flexDirection: 'column', gap: '2px', padding: '12px 16px' },
  title: { fontSize: tokens.fontSizeBase300, lineHeight: '22px', fontWeight: tokens.fontWeightSemibold },
  text: { fontSize: tokens.fontSizeBase200, lineHeight: 1.5, color: tokens.colorNeutralForeground2, ...clampLines(2) },
});

/** Links as small cards, as many per row as fit. */
export default function Links({ props, level }: BlockProps<PropsOf<'content/links'>>): ReactNode {
  const styles = useStyles();
  const say = useLocalize();
  return (
    <Section title={say(props.title)} level={level}>
      <ul className={styles.list}>
        {props.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no id, keep no state, and may be equal.
          <li key={index} className={styles.item}>
            <SmartLink url={item.url} className={styles.link}>
              <span className={styles.title}>{say(item.title)}</span>
              {item.text && <span className={styles.text}>{say(item.text)}</span>}
            </SmartLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
