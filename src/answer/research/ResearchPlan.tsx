import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { CircleRegular } from '@fluentui/react-icons/svg/circle';
import { DismissCircleRegular } from '@fluentui/react-icons/svg/dismiss-circle';
import { SearchRegular } from '@fluentui/react-icons/svg/search';
import { SubtractCircleRegular } from '@fluentui/react-icons/svg/subtract-circle';
import { useTranslation } from '@/i18n/use-translation';
import { answerPrefix } from '@/lib/answer-prefix';
import type { RunOutlineItem, RunPlanItem, RunSource, RunSteer } from '@/stream/types';
import { goToHeading } from '@/ui/go-to-heading';
import { headingId } from '@/ui/markdown/heading-id';
import { usePlanStyles } from './plan-styles';
import { DropItem, SteerBar } from './SteerBar';

const icons = {
  waiting: CircleRegular,
  reading: SearchRegular,
  done: CheckmarkCircleRegular,
  nothing: SubtractCircleRegular,
  dropped: DismissCircleRegular,
};

interface Props {
  plan: readonly RunPlanItem[];
  outline: readonly RunOutlineItem[];
  messageId: string;
  ended: boolean;
  sources: readonly RunSource[];
  steers: readonly RunSteer[];
  /** The run, for its asker while it runs. */
  steerable?: string;
  /** Of a plan that waits for its approval, or waited. */
  paused?: string;
}

/** What the research looks into and how far it is; finished items lead to their sections. */
export function ResearchPlan({ plan, outline, messageId, ended, paused, steerable, ...rest }: Props) {
  const styles = usePlanStyles();
  const { t } = useTranslation('answer');
  const stateOf = ({ state, documents = 0 }: RunPlanItem) => {
    if (state === 'done') return t('research.documents', { count: documents });
    if (paused) return '';
    return ended && (state === 'waiting' || state === 'reading')
      ? t('research.state.stopped')
      : t(`research.state.${state}`);
  };
  return (
    <section className={styles.plan} aria-label={t('research.plan')}>
      <p className={styles.title} aria-hidden>
        {t('research.plan')}
      </p>
      {paused && <p className={styles.hint}>{paused}</p>}
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
              {steerable && item.state === 'waiting' && <DropItem run={steerable} item={item} />}
            </li>
          );
        })}
      </ol>
      {steerable && <SteerBar run={steerable} {...rest} />}
    </section>
  );
}
