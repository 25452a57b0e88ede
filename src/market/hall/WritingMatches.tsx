import { usePreviewDemandMatchesQuery } from '@/api/demands';
import { useTranslation } from '@/i18n/use-translation';
import { Heading } from '@/ui/Heading';
import { useSettled } from '@/ui/use-settled';
import { useMarketStyles } from '../market-styles';
import { useHallStyles } from './hall-styles';
import type { Form } from './kept-form';
import { MatchRows } from './Matches';

const PAUSE_MS = 700;
/** A shorter title says nothing yet. */
const LEAST = 4;

/** What fits a demand while it is written, for whoever writes it. */
export function WritingMatches({ form, level }: { form: Form; level: 2 | 3 | 4 }) {
  const styles = useHallStyles();
  const market = useMarketStyles();
  const { t } = useTranslation('hall');
  const settled: Form = JSON.parse(useSettled(JSON.stringify(form), PAUSE_MS));
  const skip = settled.title.trim().length < LEAST;
  const { data = [] } = usePreviewDemandMatchesQuery(settled, { skip });
  if (skip || data.length === 0) return null;
  return (
    <section className={styles.section} aria-live="polite">
      <Heading level={level} className={styles.sectionTitle}>
        {t('match.writing')}
      </Heading>
      <p className={market.note}>{t('match.told')}</p>
      <MatchRows matches={data} level={level} />
    </section>
  );
}
