import { type ReactNode, useState } from 'react';
import { useLocalize } from '@/i18n/use-localize';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { type Calculator, calculate, type Entries, type Entry } from '../../../setting/assistant/calculator/calculate';
import { useAssistantStyles } from '../assistant-styles';
import { EvidenceList } from '../evidence/EvidenceList';
import { RecordBar } from '../record/RecordBar';
import { InputField } from './InputField';
import { Results } from './Results';
import { writeCsv, writeMarkdown } from './write-calculation';

interface Props {
  document: Calculator;
  /** What is entered, such as from the address; without it the component keeps that itself. */
  values?: Entries;
  onChange?: (values: Entries) => void;
}

const NONE: Entries = {};

/** A formula as a form: the result is there as soon as the values are. */
export function CalculatorForm({ document, values, onChange }: Props): ReactNode {
  const styles = useAssistantStyles();
  const { t, i18n } = useTranslation('guided');
  const say = useLocalize();
  const [own, setOwn] = useState(NONE);
  const entries = values ?? own;
  const calculation = calculate(document, entries);
  const set = (next: Entries) => {
    setOwn(next);
    onChange?.(next);
  };
  const enter = (id: string, entry: Entry) => set({ ...entries, [id]: entry });
  const written = { document, calculation, locale: i18n.language, t };
  return (
    <div className={styles.root}>
      <div
        className={styles.columns}
        style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))' }}
      >
        <form className={styles.card} noValidate onSubmit={(event) => event.preventDefault()}>
          <div className={styles.stack}>
            {calculation.inputs.map((read) => (
              <InputField key={read.input.id} read={read} onEnter={(entry) => enter(read.input.id, entry)} />
            ))}
            <div className={styles.screenOnly}>
              <PlainButton onClick={() => set(NONE)}>{t('calculator.reset')}</PlainButton>
            </div>
          </div>
        </form>
        <div className={styles.stack}>
          <Results document={document} calculation={calculation} />
          <section className={styles.card}>
            {document.standard && (
              <p className={styles.quiet}>
                {t('calculator.standard', { name: document.standard.name, year: document.standard.year })}
              </p>
            )}
            {document.source && (
              <p className={styles.quiet}>{t('calculator.source', { source: say(document.source) })}</p>
            )}
            <EvidenceList evidence={document.evidence} summary={t('evidence.source')} />
          </section>
          <RecordBar name={document.id} markdown={() => writeMarkdown(written)} csv={() => writeCsv(written)} />
        </div>
      </div>
    </div>
  );
}
