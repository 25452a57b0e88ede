import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useRun } from '@/stream/run-registry';
import type { RunState } from '@/stream/run-state';
import { PlainButton } from '@/ui/PlainButton';
import { compareReports, type Quote, type SectionChange } from './compare-reports';
import { usePlanStyles } from './plan-styles';
import { hasReport } from './unfinished';

interface Props {
  /** Oldest first. */
  versions: readonly { id: string; runId?: string | null | undefined }[];
  shown: string;
  state: RunState;
}

/** What changed between the shown report and another version of it. */
export function CompareReports({ versions, shown, state }: Props) {
  const styles = usePlanStyles();
  const { t } = useTranslation('answer');
  const [other, setOther] = useState('');
  const at = versions.findIndex(({ id }) => id === shown);
  return (
    <div className={styles.steer}>
      {versions.map(({ id }, index) =>
        index === at ? null : (
          <PlainButton
            key={id}
            aria-expanded={other === id}
            onClick={() => setOther((open) => (open === id ? '' : id))}
          >
            {t('research.compare.with', { version: index + 1 })}
          </PlainButton>
        ),
      )}
      {other !== '' && (
        <Changes
          key={other}
          run={other}
          state={state}
          isOlder={versions.findIndex(({ id }) => id === other) < at}
          versions={[versions.findIndex(({ id }) => id === other) + 1, at + 1]}
        />
      )}
    </div>
  );
}

interface ChangesProps {
  run: string;
  state: RunState;
  /** The other version is the earlier one. */
  isOlder: boolean;
  versions: [other: number, shown: number];
}

function Changes({ run, state, isOlder, versions: [other, shown] }: ChangesProps) {
  const styles = usePlanStyles();
  const { t } = useTranslation('answer');
  const { state: theirs, phase } = useRun(run);
  if (phase !== 'ended') return <p role="status">{t('research.compare.reading')}</p>;
  if (!hasReport(theirs)) return <p role="status">{t('research.compare.noReport')}</p>;
  const { sections, sources } = isOlder ? compareReports(theirs, state) : compareReports(state, theirs);
  const [from, to] = isOlder ? [other, shown] : [shown, other];
  const isSame =
    sections.every(({ change }) => change === 'same') && sources.added.length + sources.removed.length === 0;
  const title = t('research.compare.title', { from, to });
  return (
    <section className={styles.compared} aria-label={title}>
      <p className={styles.title} aria-hidden>
        {title}
      </p>
      {isSame && <p role="status">{t('research.compare.same')}</p>}
      <ul className={styles.list}>
        {sections.map((section) => (
          <Section key={`${section.title} ${section.change}`} section={section} />
        ))}
      </ul>
      {sources.added.length > 0 && <p>{t('research.compare.sourcesAdded', { list: sources.added.join(', ') })}</p>}
      {sources.removed.length > 0 && (
        <p>{t('research.compare.sourcesRemoved', { list: sources.removed.join(', ') })}</p>
      )}
    </section>
  );
}

function Section({ section: { title, change, added, removed } }: { section: SectionChange }) {
  const styles = usePlanStyles();
  const { t } = useTranslation('answer');
  return (
    <li>
      <p className={styles.item}>
        <span className={styles.name}>{title}</span>
        <span className={styles.state}>{t(`research.compare.${change}`)}</span>
      </p>
      {added.map((quote) => (
        <Line key={`+${quote.title}${quote.quote}`} quote={quote} mark="+" words={t('research.compare.quoteAdded')} />
      ))}
      {removed.map((quote) => (
        <Line key={`-${quote.title}${quote.quote}`} quote={quote} mark="−" words={t('research.compare.quoteRemoved')} />
      ))}
    </li>
  );
}

const MOST_SHOWN = 300;

function Line({ quote: { title, quote }, mark, words }: { quote: Quote; mark: string; words: string }) {
  const styles = usePlanStyles();
  const shown = quote.length > MOST_SHOWN ? `${quote.slice(0, MOST_SHOWN)}…` : quote;
  return (
    <p className={styles.quote}>
      <span role="img" aria-label={words}>
        {mark}
      </span>{' '}
      {shown} <span className={styles.hint}>({title})</span>
    </p>
  );
}
