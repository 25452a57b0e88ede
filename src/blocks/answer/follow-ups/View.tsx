import { makeStyles, shorthands, tokens } from '@fluentui/react-components';
import { ArrowTurnDownRightRegular } from '@fluentui/react-icons/svg/arrow-turn-down-right';
import { textLanguageOf } from '@/i18n/text-language';
import { useTranslation } from '@/i18n/use-translation';
import type { BlockProps, PropsOf } from '@/renderer/types';
import { useCurrentAnswer } from '@/stream/current-answer';
import { useFollowUps } from './use-follow-ups';

export { default as check } from 'virtual:check/answer/follow-ups';

const useStyles = makeStyles({
  root: { paddingBottom: '24px' },
  title: {
    margin: 0,
    marginBottom: '8px',
    fontSize: '14px',
    lineHeight: '20px',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
  },
  list: { display: 'flex', flexDirection: 'column', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    boxSizing: 'border-box',
    width: '100%',
    minHeight: '44px',
    paddingBlock: '10px',
    paddingInline: '16px',
    fontFamily: 'inherit',
    fontSize: '15px',
    lineHeight: '22px',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusLarge,
    cursor: 'pointer',
    ...shorthands.border('1px', 'solid', tokens.colorNeutralStroke2),
    ':hover': { ...shorthands.borderColor(tokens.colorBrandStroke1) },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '& > svg': { flexShrink: 0, fontSize: '18px', color: tokens.colorBrandForeground1 },
  },
});

/** Questions that are known to have an answer, shown once the current answer is finished. */
export default function FollowUps({ props, level, id }: BlockProps<PropsOf<'answer/follow-ups'>>) {
  const styles = useStyles();
  const { t, i18n } = useTranslation('answer');
  const answer = useCurrentAnswer();
  const { items, kind } = useFollowUps(answer, props.limit ?? 3, textLanguageOf(i18n.language) ?? 'en');
  if (!answer || items.length === 0) return null;
  const Title = `h${level}` as const;
  return (
    <section className={styles.root} data-print="no" aria-labelledby={`${id}-title`}>
      <Title id={`${id}-title`} className={styles.title}>
        {t(`followUps.${kind}`)}
      </Title>
      <ul className={styles.list}>
        {items.map((text) => (
          <li key={text}>
            <button type="button" className={styles.item} onClick={() => answer.ask(text)}>
              <ArrowTurnDownRightRegular aria-hidden />
              <span dir="auto">{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
