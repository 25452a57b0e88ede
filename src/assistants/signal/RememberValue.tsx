import { type ReactNode, useId, useState } from 'react';
import { useAddMemoryMutation, useGetMemoryQuery } from '@/api/memory';
import { useTranslation } from '@/i18n/use-translation';
import { useSession } from '@/session/use-session';
import { PlainButton } from '@/ui/PlainButton';
import { useAssistantStyles } from '../assistant-styles';

const LONGEST = 100;

/** Keeps a value for the next record of the machine. Only for whoever has turned memory on. */
export function RememberValue({ rms, band }: { rms: number; band: readonly [number, number] }): ReactNode {
  const signedIn = useSession(({ user }) => user !== null);
  const { data } = useGetMemoryQuery(undefined, { skip: !signedIn });
  return data?.on ? <Offer rms={rms} band={band} /> : null;
}

function Offer({ rms, band }: { rms: number; band: readonly [number, number] }) {
  const styles = useAssistantStyles();
  const { t } = useTranslation('memory');
  const id = useId();
  const [machine, setMachine] = useState('');
  const [kept, setKept] = useState<string | null>(null);
  const [add, { isLoading }] = useAddMemoryMutation();
  const name = machine.trim();
  const keep = async () => {
    if (name === '' || isLoading) return;
    const value = Number(rms.toFixed(2));
    const day = new Date().toISOString().slice(0, 10);
    const text = t('record.text', {
      machine: name,
      value: rms.toFixed(2),
      from: band[0],
      to: Math.round(band[1]),
      day,
    });
    const added = await add({ text, measured: { machine: name, value, unit: 'mm/s' } });
    if (!('error' in added)) setKept(name);
  };
  return (
    <form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <div>
        <label htmlFor={id}>{t('record.machine')}</label>
        <input
          id={id}
          className={styles.field}
          style={{ display: 'block', width: '100%', marginTop: 4 }}
          maxLength={LONGEST}
          autoComplete="off"
          value={machine}
          onChange={(event) => setMachine(event.target.value)}
        />
      </div>
      <div className={styles.row}>
        <PlainButton type="submit" className={styles.choice} disabled={name === '' || isLoading}>
          {t('record.keep')}
        </PlainButton>
        <span className={styles.quiet} role="status">
          {kept !== null && t('record.kept', { machine: kept })}
        </span>
      </div>
    </form>
  );
}
