import type { ReactNode } from 'react';
import { useLocalize } from '@/i18n/use-localize';
import { useTranslation } from '@/i18n/use-translation';
import { Heading } from '@/ui/Heading';
import type { Candidate } from '../../../setting/assistant/procedure/matrix';
import { useAssistantStyles } from '../assistant-styles';

const SHOWN = 5;

/** What it may be, the likeliest first: counted in observations, as percentages would promise too much. */
export function Candidates({ candidates }: { candidates: readonly Candidate[] }): ReactNode {
  const styles = useAssistantStyles();
  const { t } = useTranslation('guided');
  const say = useLocalize();
  return (
    <section className={styles.card}>
      <Heading level={3} className={styles.small}>
        {t('procedure.candidates')}
      </Heading>
      <ol className={styles.list}>
        {candidates.slice(0, SHOWN).map(({ fault, fits, contradicts, open }) => (
          <li key={fault.id}>
            {say(fault.cause)}
            <p className={styles.quiet}>
              {t('procedure.counts', { fits: fits.length, contradicts: contradicts.length, open: open.length })}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
