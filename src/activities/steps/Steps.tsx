import { mergeClasses } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { useCheckActivityStepsMutation } from '@/api/activities';
import { useTranslation } from '@/i18n/use-translation';
import { Heading } from '@/ui/Heading';
import { PlainButton } from '@/ui/PlainButton';
import type { Activity } from '../ActivityPage';
import { useActivityStyles } from '../activity-styles';
import { msgOf } from '../msg-of';

interface Props {
  activity: Activity;
  level: 1 | 2 | 3 | 4;
  onChecked: () => void;
}

/** Steps with what is on record. The page asks the server to look; it never says that something is done. */
export function Steps({ activity: { id, steps = [], entry, state }, level, onChecked }: Props) {
  const styles = useActivityStyles();
  const { t } = useTranslation('activities');
  const [check, { isLoading, error, data }] = useCheckActivityStepsMutation();
  const done = steps.filter((step) => step.done).length;
  const look = async () => {
    if (isLoading) return;
    if (!(await check({ id })).error) onChecked();
  };
  const mayCheck = state === 'open' && entry !== undefined && done < steps.length;
  return (
    <section>
      <Heading level={Math.min(4, level + 1) as Props['level']} className={styles.heading}>
        {t('steps.title')}
      </Heading>
      <p className={mergeClasses(styles.note, styles.spaced)} role="status">
        {t('steps.progress', { done, of: steps.length })}
        {data && !isLoading && done < steps.length ? ` ${t('steps.looked')}` : ''}
      </p>
      <ol className={styles.list}>
        {steps.map((step) => (
          <li key={step.id} className={styles.card}>
            <div className={styles.facts}>
              <span className={styles.badge}>{step.done ? t('steps.done') : t('steps.open')}</span>
              <Link to={step.url} className={styles.link}>
                {step.title}
              </Link>
            </div>
          </li>
        ))}
      </ol>
      {error && (
        <p className={styles.fault} role="alert">
          {msgOf(error) ?? t('failed.text')}
        </p>
      )}
      {mayCheck && (
        <p>
          <PlainButton className={styles.button} aria-disabled={isLoading} onClick={() => void look()}>
            {t('steps.check')}
          </PlainButton>
        </p>
      )}
    </section>
  );
}
