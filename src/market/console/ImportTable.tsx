import { mergeClasses } from '@fluentui/react-components';
import { type FormEvent, useState } from 'react';
import type { Data } from '@/api/paths';
import { useImportOwnOfferingsMutation } from '@/api/supply';
import { saveFile } from '@/browser/save-file';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { useMarketStyles } from '../market-styles';
import { useOrderStyles } from '../orders/order-styles';
import { useConsoleStyles } from './console-styles';
import { textOfError } from './supplier-console';

type Found = Data<'importOwnOfferings'>;
type Mode = 'look' | 'good' | 'all';

const MOST_FAULTS = 500;
const COUNTS = ['rows', 'fresh', 'changed', 'unchanged', 'bad'] as const;

/** A supplier's offerings as a table: looked at by row and column before anything changes. */
export function ImportTable({ runsIt }: { runsIt: boolean }) {
  const styles = useConsoleStyles();
  const market = useMarketStyles();
  const order = useOrderStyles();
  const { t, i18n } = useTranslation('supply');
  const [isRefused, setRefused] = useState(false);
  const [file, setFile] = useState<File>();
  const [found, setFound] = useState<Found>();
  const [send, { isLoading, error }] = useImportOwnOfferingsMutation();
  const ask = async (mode: Mode, submit = false) => {
    if (isLoading || !file) return;
    const body = new Blob([file], { type: 'application/octet-stream' });
    const { data } = await send({ mode, submit, file: body });
    setFound(data);
  };
  const download = async () => {
    const headers = { 'accept-language': i18n.language };
    const answer = await fetch('/api/market/supplier/export', { headers }).catch(() => undefined);
    setRefused(!answer?.ok);
    if (answer?.ok) saveFile(await answer.blob(), 'offerings.csv');
  };
  const look = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void ask('look');
  };
  return (
    <>
      <p className={market.note}>{t('table.text')}</p>
      <p className={styles.bar}>
        <PlainButton onClick={() => void download()}>{t('table.export')}</PlainButton>
      </p>
      {isRefused && (
        <p className={order.fault} role="alert">
          {t('failed')}
        </p>
      )}
      <form className={styles.form} onSubmit={look}>
        <label className={order.field}>
          {t('table.choose')}
          <input
            type="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            className={order.input}
            onChange={(event) => {
              setFile(event.currentTarget.files?.[0]);
              setFound(undefined);
            }}
          />
        </label>
        <div className={order.buttons}>
          <PlainButton type="submit" look="primary" aria-disabled={isLoading || !file}>
            {isLoading ? t('table.checking') : t('table.look')}
          </PlainButton>
        </div>
      </form>
      {error !== undefined && (
        <p className={order.fault} role="alert">
          {textOfError(error) ?? t('failed')}
        </p>
      )}
      {found && !isLoading && <Result found={found} runsIt={runsIt} onTake={(...wish) => void ask(...wish)} />}
    </>
  );
}

interface ResultProps {
  found: Found;
  runsIt: boolean;
  onTake: (mode: Mode, submit: boolean) => void;
}

function Result({ found, runsIt, onTake }: ResultProps) {
  const styles = useConsoleStyles();
  const market = useMarketStyles();
  const order = useOrderStyles();
  const { t } = useTranslation('supply');
  const [submit, setSubmit] = useState(false);
  const { bad, unknown, faults, rejected, done, fresh, changed } = found;
  const changes = fresh + changed;
  return (
    <section aria-label={t('table.look')}>
      <p role="status" className={styles.notice}>
        {COUNTS.map((key) => t(`table.${key}`, { count: found[key] })).join(' · ')}
        {done && changes > 0 && ` · ${t('table.done')}`}
        {changes === 0 && bad === 0 && ` · ${t('table.nothing')}`}
      </p>
      {unknown.length > 0 && <p className={market.note}>{t('table.unknown', { columns: unknown.join(', ') })}</p>}
      {!done && changes > 0 && (
        <div className={styles.form}>
          {runsIt && (
            <label>
              <input type="checkbox" checked={submit} onChange={() => setSubmit(!submit)} /> {t('table.submit')}
            </label>
          )}
          <div className={order.buttons}>
            <PlainButton look="primary" onClick={() => onTake(bad > 0 ? 'good' : 'all', submit)}>
              {bad > 0 ? t('table.good') : t('table.all')}
            </PlainButton>
          </div>
        </div>
      )}
      {faults.length > 0 && <Faults faults={faults} />}
      {faults.length >= MOST_FAULTS && <p className={market.note}>{t('table.more', { count: MOST_FAULTS })}</p>}
      {rejected && (
        <p className={styles.bar}>
          <PlainButton onClick={() => saveFile(new Blob([rejected], { type: 'text/csv' }), 'rejected.csv')}>
            {t('table.rejected')}
          </PlainButton>
        </p>
      )}
    </section>
  );
}

function Faults({ faults }: { faults: Found['faults'] }) {
  const styles = useConsoleStyles();
  const market = useMarketStyles();
  const { t } = useTranslation('supply');
  return (
    <table className={mergeClasses(styles.table, styles.stacked)}>
      <caption className={mergeClasses(market.note, styles.caption)}>{t('table.faults')}</caption>
      <thead>
        <tr>
          {(['line', 'column', 'reason'] as const).map((key) => (
            <th key={key} scope="col" className={styles.cell}>
              {t(`table.${key}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {faults.map(({ line, sku, column, text }) => (
          <tr key={`${line} ${column} ${text}`}>
            <th scope="row" className={mergeClasses(styles.cell, sku.length < 16 && styles.whole)}>
              {[line, sku].filter(Boolean).join(' · ')}
            </th>
            <td className={styles.cell} data-label={t('table.column')}>
              {column}
            </td>
            <td className={styles.cell} data-label={t('table.reason')}>
              {text}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
