import { type ReactNode, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { Query } from '../../../setting/table/query';
import { useAssistantStyles } from '../assistant-styles';
import { ValueTable } from '../chart/ValueTable';
import { type Asked, AskReading } from '../file/AskReading';
import { openDesk } from '../file/desk';
import { FileIntake } from '../file/FileIntake';
import { useDesk } from '../file/use-desk';
import { type Refusal, useRefusal } from '../file/use-refusal';
import { BookNotes } from './BookNotes';
import { QueryAnswer } from './QueryAnswer';
import { QueryForm } from './QueryForm';
import { SentenceBox } from './SentenceBox';
import type { Answered, TableAnswer, TableFacts, TableJob } from './table-desk';

const open = () =>
  openDesk<TableJob, TableAnswer>(
    () => new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' }),
    async () => (await import('./table-desk')).tableDesk,
  );

const START: Query = { where: [], group: [], measures: [{ do: 'count' }], order: 'most' };

interface State {
  refused?: Refusal;
  asked?: Asked;
  table?: TableFacts;
  /** The last sentence was read, but not every word of it. */
  partly?: boolean;
  done?: { query: Query; result: Answered };
}

/** Questions to a table, by sentence or by form. The file stays in the browser. */
export function TableAnalysis(): ReactNode {
  const styles = useAssistantStyles();
  const { t } = useTranslation('analysis');
  const refusal = useRefusal();
  const [state, setState] = useState<State>({});
  const [query, setQuery] = useState(START);
  const { name, busy, ask, take, reread } = useDesk<TableJob, TableAnswer>(open, async (answer) => {
    if ('sentence' in answer) {
      setQuery(answer.sentence.query);
      setState(({ done: _, ...before }) => ({ ...before, partly: !answer.sentence.whole }));
      if (answer.sentence.whole) await ask({ job: 'run', query: answer.sentence.query });
    } else if ('query' in answer) setState((before) => ({ ...before, done: answer }));
    else if (!('fault' in answer)) {
      setQuery(START);
      setState(answer);
    }
  });
  const { table, asked, refused, done, partly } = state;
  return (
    <div className={styles.root}>
      <FileIntake
        what={t('table.what')}
        busy={busy}
        refused={refused && refusal(refused)}
        onFile={(file) => void take(file)}
      />
      {asked && <AskReading asked={asked} onAnswer={(choices) => void reread(choices)} />}
      {table && (
        <>
          {table.book && <BookNotes book={table.book} busy={busy} onSheet={(sheet) => void reread({ sheet })} />}
          <details className={styles.card}>
            <summary>
              {t('table.read', { rows: table.rows.toLocaleString('en-US'), columns: table.columns.length })}
            </summary>
            <ValueTable
              caption={t('table.columns')}
              head={[t('form.column'), t('table.kind'), t('table.unit'), t('table.unread')]}
              rows={table.columns.map((one) => [one.name, t(`kind.${one.kind}`), one.unit ?? '', one.unread || ''])}
            />
            {table.renamed.length > 0 && (
              <p className={styles.warning}>{t('table.renamed', { names: table.renamed.join(', ') })}</p>
            )}
          </details>
          <SentenceBox
            busy={busy}
            partly={partly === true}
            onSentence={(sentence) => void ask({ job: 'read', sentence })}
          />
          <QueryForm
            columns={table.columns}
            query={query}
            onQuery={(next) => {
              setQuery(next);
              setState(({ done: _, ...before }) => before);
            }}
            onRun={() => void ask({ job: 'run', query })}
          />
        </>
      )}
      {table && done && <QueryAnswer name={name} columns={table.columns} {...done} />}
    </div>
  );
}
