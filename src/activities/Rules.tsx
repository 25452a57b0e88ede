import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { Heading } from '@/ui/Heading';
import { useActivityStyles } from './activity-styles';

interface Props {
  rules: Data<'getActivity'>['rules'];
  level: 1 | 2 | 3 | 4;
}

/** The rules as the server wrote them from what the activity does. */
export function Rules({ rules, level }: Props) {
  const styles = useActivityStyles();
  const { t } = useTranslation('activities');
  return (
    <section>
      <Heading level={level === 4 ? 4 : ((level + 1) as 2)} className={styles.heading}>
        {t('rules')}
      </Heading>
      <dl className={styles.rules}>
        {rules.map(({ title, text }) => (
          <div key={title}>
            <dt className={styles.term}>{title}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
