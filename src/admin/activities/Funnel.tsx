import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { DomainActivity } from './ActivitiesPage';
import { useActivitiesStyles } from './activities-styles';

const STEPS = ['seen', 'eligible', 'started', 'completed', 'entered', 'won', 'claimed', 'delivered'] as const;
const DRAWN: readonly string[] = ['entered', 'won', 'claimed', 'delivered'];

/** Nothing is drawn or won where there are no prizes. */
export const stepsOf = (hasPrizes: boolean) => STEPS.filter((step) => hasPrizes || !DRAWN.includes(step));

interface Props {
  funnel: DomainActivity['funnel'];
  hasPrizes: boolean;
  /** Each with room of its own. */
  large?: boolean;
}

/** How far people came, step by step. */
export function Funnel({ funnel, hasPrizes, large = false }: Props): ReactNode {
  const { t, i18n } = useTranslation('admin-activities');
  const styles = useActivitiesStyles();
  return (
    <dl className={large ? styles.figures : styles.funnel}>
      {stepsOf(hasPrizes).map((step) => (
        <div key={step} className={large ? styles.figure : undefined}>
          <dt>{t(`funnel.${step}`)}</dt>
          <dd>{funnel[step].toLocaleString(i18n.language)}</dd>
        </div>
      ))}
    </dl>
  );
}
