import { useState } from 'react';
import { useLazyGetActivityProofQuery } from '@/api/activities';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { Heading } from '@/ui/Heading';
import { PlainButton } from '@/ui/PlainButton';
import { type BeaconValue, roundOfList } from '../../../setting/activity/beacon';
import { checkList } from '../../../setting/activity/check-list';
import { brokenNumbers, isCommitted, isTrue, type LedgerRow } from '../../../setting/activity/check-proof';
import type { Activity } from '../ActivityPage';
import { useActivityStyles } from '../activity-styles';

const AT_ONCE = 200;

type Outcome =
  | { kind: 'checking'; done: number; total: number }
  | { kind: 'sealed' }
  | { kind: 'failed' }
  | { kind: 'signatures'; done: number; total: number }
  | { kind: 'list'; tickets: number; own: number; beacons: number }
  | { kind: 'wrongList'; committed: boolean; sameTickets: boolean; places: number; unsigned: number }
  | { kind: 'right'; total: number; own: number; beacons: number }
  | { kind: 'wrong'; tickets: string[]; committed: boolean; numbers: number; unsigned: number };

/** Computes every draw again in this browser, from what is published, without asking the server for a result. */
export function Proof({ activity, level }: { activity: Activity; level: 1 | 2 | 3 | 4 }) {
  const styles = useActivityStyles();
  const { t } = useTranslation('activities');
  const [load] = useLazyGetActivityProofQuery();
  const [outcome, setOutcome] = useState<Outcome>();
  const { id, commitment, entry } = activity;
  const check = async () => {
    setOutcome({ kind: 'checking', done: 0, total: 0 });
    const read = (pageNum: number) => load({ id, pageNum }).unwrap();
    try {
      setOutcome(await checkProof({ id, commitment: commitment ?? '', own: entry?.ticket, read }, setOutcome));
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
        <PlainButton
          aria-disabled={outcome?.kind === 'checking' || outcome?.kind === 'signatures'}
          onClick={() => void check()}
        >
          {t('proof.check')}
        </PlainButton>
        <div role="status" className={styles.note}>
          {outcome && <Said outcome={outcome} />}
        </div>
      </div>
    </section>
  );
}

interface Checked {
  id: string;
  /** The one that the page showed, not the one that came with the secret. */
  commitment: string;
  /** One's own ticket. */
  own: string | undefined;
  read: (pageNum: number) => Promise<Data<'getActivityProof'>>;
}

async function checkProof(checked: Checked, say: (outcome: Outcome) => void): Promise<Outcome> {
  const { id, commitment, own, read } = checked;
  const first = await read(1);
  const { secret, total, prizes } = first;
  const rows: LedgerRow[] = [...first.draws];
  const values = new Map(first.beacons.map((one) => [one.round, one]));
  for (let page = 2; rows.length < total; page += 1) {
    const { draws, beacons } = await read(page);
    if (draws.length === 0) break;
    rows.push(...draws);
    for (const one of beacons) values.set(one.round, one);
  }
  if (secret === null) return { kind: 'sealed' };
  const beacons = await signedOf([...values.values()], say);
  if (first.list) return checkTickets(checked, { ...first, list: first.list, secret }, beacons);
  const ledger = { activity: id, secret, commitment, prizes, beacons };
  const wrong: string[] = [];
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    for (const row of rows.slice(at, at + AT_ONCE)) if (!isTrue(ledger, row)) wrong.push(row.ticket);
    say({ kind: 'checking', done: Math.min(rows.length, at + AT_ONCE), total: rows.length });
    await new Promise((go) => setTimeout(go));
  }
  const numbers = brokenNumbers(rows);
  const committed = isCommitted(ledger);
  const unsigned = new Set(rows.flatMap(({ round }) => (round !== null && !beacons.has(round) ? [round] : []))).size;
  if (wrong.length > 0 || numbers > 0 || unsigned > 0 || !committed)
    return { kind: 'wrong', tickets: wrong, committed, numbers, unsigned };
  const mine = rows.filter(({ ticket }) => ticket === own).length;
  return { kind: 'right', total: rows.length, own: mine, beacons: beacons.size };
}

/** The mathematics of signatures is loaded only where a public number went in. */
async function signedOf(values: readonly BeaconValue[], say: (outcome: Outcome) => void) {
  if (values.length === 0) return new Map<number, BeaconValue>();
  const { checkSignatures } = await import('./check-signatures');
  return checkSignatures(values, (done) => say({ kind: 'signatures', done, total: values.length }));
}

async function checkTickets(
  { id, commitment, own, read }: Checked,
  { list, secret }: { list: NonNullable<Data<'getActivityProof'>['list']>; secret: string },
  beacons: ReadonlyMap<number, BeaconValue>,
): Promise<Outcome> {
  const tickets = [...list.tickets];
  for (let page = 2; tickets.length < list.count; page += 1) {
    const { list: more } = await read(page);
    if (!more || more.tickets.length === 0) break;
    tickets.push(...more.tickets);
  }
  const { round, drawAt } = list;
  const beacon = round === null ? undefined : beacons.get(round)?.randomness;
  const { sameTickets, wrong: places } = checkList({ ...list, tickets, activity: id, secret, beacon });
  const committed = isCommitted({ commitment, secret });
  // Named by the time of the draw, so that nobody could choose a better one.
  const unsigned = round !== null && (!beacon || round !== roundOfList(drawAt)) ? 1 : 0;
  if (!sameTickets || places > 0 || unsigned > 0 || !committed)
    return { kind: 'wrongList', committed, sameTickets, places, unsigned };
  const mine = tickets.filter((ticket) => ticket === own).length;
  return { kind: 'list', tickets: tickets.length, own: mine, beacons: beacons.size };
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
    case 'signatures':
      return t('proof.signatures', { done: outcome.done, total: outcome.total });
    case 'right':
    case 'list':
      return [
        outcome.kind === 'right'
          ? t('proof.right', { count: outcome.total, own: outcome.own })
          : t('proof.list', { count: outcome.tickets, own: outcome.own }),
        outcome.beacons > 0 && t('proof.beacons', { count: outcome.beacons }),
      ]
        .filter(Boolean)
        .join(' ');
    case 'wrongList':
      return [
        !outcome.committed && t('proof.notCommitted'),
        outcome.unsigned > 0 && t('proof.unsigned', { count: outcome.unsigned }),
        !outcome.sameTickets && t('proof.otherTickets'),
        outcome.places > 0 && t('proof.places', { count: outcome.places }),
      ]
        .filter(Boolean)
        .join(' ');
    case 'wrong':
      return [
        !outcome.committed && t('proof.notCommitted'),
        outcome.unsigned > 0 && t('proof.unsigned', { count: outcome.unsigned }),
        outcome.numbers > 0 && t('proof.numbers', { count: outcome.numbers }),
        outcome.tickets.length > 0 &&
          t('proof.wrong', { count: outcome.tickets.length, ticket: outcome.tickets[0] ?? '' }),
      ]
        .filter(Boolean)
        .join(' ');
  }
}
