import { useListFittingDemandsQuery } from '@/api/demands';
import { useTranslation } from '@/i18n/use-translation';
import { Heading } from '@/ui/Heading';
import { DemandRow } from './DemandRow';
import { useHallStyles } from './hall-styles';
import { Reasons } from './Matches';

/** For suppliers: open demands that fit what they offer, and why. */
export function Fitting({ level }: { level: 2 | 3 | 4 }) {
  const styles = useHallStyles();
  const { t } = useTranslation('hall');
  const { data } = useListFittingDemandsQuery({});
  if (!data || data.list.length === 0) return null;
  const below = Math.min(level + 1, 4) as 3 | 4;
  return (
    <section className={styles.section}>
      <Heading level={level} className={styles.sectionTitle}>
        {t('match.ours')}
      </Heading>
      <ul className={styles.rows}>
        {data.list.map((match) =>
          match.demand ? (
            <DemandRow key={match.demand.id} demand={match.demand} level={below}>
              <span>{t('match.with', { name: match.offering.name })}</span>
              <Reasons match={match} />
            </DemandRow>
          ) : null,
        )}
      </ul>
    </section>
  );
}
