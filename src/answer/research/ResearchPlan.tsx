import { makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { CircleRegular } from '@fluentui/react-icons/svg/circle';
import { SearchRegular } from '@fluentui/react-icons/svg/search';
import { SubtractCircleRegular } from '@fluentui/react-icons/svg/subtract-circle';
import { useTranslation } from '@/i18n/use-translation';
import { answerPrefix } from '@/lib/answer-prefix';
import type { RunOutlineItem, RunPlanItem } from '@/stream/types';
import { goToHeading } from '@/ui/go-to-heading';
import { headingId } from '@/ui/markdown/heading-id';

const useStyles = makeStyles({
  plan: {
    marginBottom: '16px',
    paddingBlock: '12px',
    paddingInline: '14px',
    fontSize: '14px',
    lineHeight: '22px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  title: { margin: 0, fontSize: '14px', fontWeight: 600 },
  list: { listStyleType: 'none', margin: '6px 0 0', padding: 0 },
  item: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '8px',
    '& > svg': { flexShrink: 0, alignSelf: 'center', fontSize: '16px' },
    '& a': { color: tokens.colorBrandForegroundLink },
  },
  name: { minWidth: 0, overflowWrap: 'anywhere' },
  state: { marginInlineStart: 'auto', flexShrink: 0, color: tokens.colorNeutralForeground2 },
});

const icons = {
  waiting: CircleRegular,
  reading: SearchRegular,
  done: CheckmarkCircleRegular,
  nothing: SubtractCircleRegular,
};

interface Props {
  plan: readonly RunPlanItem[];
  outline: readonly RunOutlineItem[];
  messageId: string;
  ended: boolean;
}

/** What the research looks into and how far it is; finished items lead to their sections. */
export function ResearchPlan({ plan, outline, messageId, ended }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  const stateOf = ({ state, documents = 0 }: RunPlanItem) => {
    if (state === 'done') return t('research.documents', { count: documents });
    return ended && state !== 'nothing' ? t('research.state.stopped') : t(`research.state.${state}`);
  };
  return (
    <section className={styles.plan} aria-label={t('research.plan')}>
      <p className={styles.title} aria-hidden>
        {t('research.plan')}
      </p>
      <ol className={styles.list}>
        {plan.map((item) => {
          const Icon = icons[item.state];
          const heading = outline.find(({ block }) => block === item.block);
          const place = heading && headingId(answerPrefix(messageId, heading.block), heading.offset);
          return (
            <li key={item.id} className={styles.item}>
              <Icon aria-hidden />
              <span className={styles.name}>
                {place ? (
                  <a
                    href={`#${place}`}
                    onClick={(event) => {
                      event.preventDefault();
                      goToHeading(place);
                    }}
                  >
                    {item.title}
                  </a>
                ) : (
                  item.title
                )}
              </span>
              <span className={styles.state}>{stateOf(item)}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
