import { useState } from 'react';
import { useLazyGetActivityProofQuery } from '@/api/activities';
import { useTranslation } from '@/i18n/use-translation';
import { Heading } from '@/ui/Heading';
import { PlainButton } from '@/ui/PlainButton';
import { checkList } from '../../../setting/activity/check-list';
import { brokenNumbers, isCommitted, isTrue, type LedgerRow } from '../../../setting/activity/check-proof';
import type { Activity } from '../ActivityPage';
import { useActivityStyles } from '../activity-styles';

const AT_ONCE = 200;

type Outcome =
  | { kind: 'checking'; done: number; total: number }
  | { kind: 'sealed' }
  | { kind: 'failed' }
  | { kind: 'list'; tickets: number; own: number }
  | { kind: 'wrongList'; committed: boolean; sameTickets: boolean; places: number }
  | { kind: 'right'; total: number; own: number }
  | { kind: 'wrong'; tickets: string[]; committed: boolean; numbers: number };

/** Computes every draw again in this browser, from what is published, without asking the server for a result. */
export function Proof({ activity, level }: { activity: Activity; level: 1 | 2 | 3 | 4 }) {
  const styles = useActivityStyles();
  const { t } = useTranslation('activities');
  const [load] = useLazyGetActivityProofQuery();
  const [outcome, setOutcome] = useState<Outcome>();
  const { id, commitment, entry } = activity;
  const check = async () => {
    const rows: LedgerRow[] = [];
    setOutcome({ kind: 'checking', done: 0, total: 0 });
    const read = (pageNum: number) => load({ id, pageNum }).unwrap();
    try {
      const first = await read(1);
      const { secret, total } = first;
      rows.push(...first.draws);
      for (let page = 2; rows.length < total; page += 1) {
        const { draws } = await read(page);
        if (draws.length === 0) break;
        rows.push(...draws);
      }
      if (secret === null) return setOutcome({ kind: 'sealed' });
      const { list } = first;
      if (list) {
        const tickets = [...list.tickets];
        for (let page = 2; tickets.length < list.count; page += 1) {
          const { list: more } = await read(page);
          if (!more || more.tickets.length === 0) break;
          tickets.push(...more.tickets);
        }
        const { sameTickets, wrong: places } = checkList({ ...list, tickets, activity: id, secret });
        const own = tickets.filter((ticket) => ticket === entry?.ticket).length;
        const isKept = isCommitted({ commitment: commitment ?? '', secret });
        return setOutcome(
          sameTickets && places === 0 && isKept
            ? { kind: 'list', tickets: tickets.length, own }
            : { kind: 'wrongList', committed: isKept, sameTickets, places },
        );
      }
      // The commitment that the page showed, not the one that came with the secret.
      const ledger = { activity: id, secret, commitment: commitment ?? '', prizes: first.prizes };
      const wrong: string[] = [];
      for (let at = 0; at < rows.length; at += AT_ONCE) {
        for (const row of rows.slice(at, at + AT_ONCE)) if (!isTrue(ledger, row)) wrong.push(row.ticket);
        setOutcome({ kind: 'checking', done: Math.min(rows.length, at + AT_ONCE), total: rows.length });
        await new Promise((go) => setTimeout(go));
      }
      const numbers = brokenNumbers(rows);
      const committed = isCommitted(ledger);
      if (wrong.length > 0 || numbers > 0 || !committed)
        return setOutcome({ kind: 'wrong', tickets: wrong, committed, numbers });
      setOutcome({
        kind: 'right',
        total: rows.length,
        own: rows.filter(({ ticket }) => ticket === entry?.ticket).length,
      });
    } catch {
      setOutcome({ kind: 'failed' });
    }
  };
  return (
    <section>
      <Heading level={level === 4 ? 4 : ((level + 1) as 2)} className={styles.heading}>
        {t('proof.title')}
      </Heading>
      <div className={styles.box}>
        <p className={styles.note}>{t('proof.text')}</p>
        <p className={styles.note}>
          {t('proof.commitment')} <span className={styles.code}>{commitment}</span>
        </p>
        <PlainButton aria-disabled={outcome?.kind === 'checking'} onClick={() => void check()}>
          {t('proof.check')}
        </PlainButton>
        <div role="status" className={styles.note}>
          {outcome && <Said outcome={outcome} />}
        </div>
      </div>
    </section>
  );
}

function Said({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('activities');
  switch (outcome.kind) {
    case 'checking':
      return t('proof.checking', { done: outcome.done, total: outcome.total });
    case 'sealed':
      return t('proof.sealed');
    case 'failed':
      return t('failed.text');
    case 'right':
      return t('proof.right', { count: outcome.total, own: outcome.own });
    case 'list':
      return t('proof.list', { count: outcome.tickets, own: outcome.own });
    case 'wrongList':
      return [
        !outcome.committed && t('proof.notCommitted'),
        !outcome.sameTickets && t('proof.otherTickets'),
        outcome.places > 0 && t('proof.places', { count: outcome.places }),
      ]
        .filter(Boolean)
        .join(' ');
    case 'wrong':
      return [
        !outcome.committed && t('proof.notCommitted'),
        outcome.numbers > 0 && t('proof.numbers', { count: outcome.numbers }),
        outcome.tickets.length > 0 &&
          t('proof.wrong', { count: outcome.tickets.length, ticket: outcome.tickets[0] ?? '' }),
      ]
        .filter(Boolean)
        .join(' ');
  }
}
