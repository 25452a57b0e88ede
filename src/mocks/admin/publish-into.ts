import { diffSettings } from '../../../setting/diff';
import type { JsonObject } from '../../../setting/json-value';
import { CHANNEL } from './demo-names';
import { revisionId } from './revision-id';
import type { AdminState, RevisionOfDomain } from './types';

interface Why {
  message: string;
  at: string;
  author: string;
  kind: RevisionOfDomain['kind'];
}

/** Adds a revision, makes it live, records it in the audit list and tells every open page. */
export async function publishInto(state: AdminState, domain: string, body: JsonObject, why: Why): Promise<string> {
  const of = state.domains[domain];
  if (!of) throw new Error(`No domain ${domain}.`);
  const id = await revisionId(body);
  const from = of.head;
  const before = of.revisions.findLast((revision) => revision.id === from)?.body ?? {};
  state.seq += 1;
  of.revisions.push({ ...why, seq: state.seq, id, from, bytes: JSON.stringify(body).length, body });
  of.head = id;
  const pointers = why.kind === 'seed' ? [] : diffSettings(before, body).map(({ pointer }) => pointer);
  const { author, message, at, kind } = why;
  note(state, { author, message, at, action: kind, domain, from, to: id, pointers: pointers.slice(0, 500) });
  tell({ domain, revision: id });
  return id;
}

type Entry = AdminState['audit'][number];
type Noted = Pick<Entry, 'action'> & Partial<Omit<Entry, 'id' | 'who'>> & { author: string };

/** Nobody else writes to this browser's list, so its entries are not chained. */
const NO_HASH = '0'.repeat(64);

export function note(state: AdminState, { action, author, ...more }: Noted): void {
  state.seq += 1;
  state.audit.push({
    id: state.seq,
    at: more.at ?? new Date().toISOString(),
    who: author,
    whoId: null,
    domain: more.domain ?? null,
    organization: null,
    action,
    target: more.target ?? null,
    message: more.message ?? '',
    from: more.from ?? null,
    to: more.to ?? null,
    pointers: more.pointers ?? [],
    address: null,
    device: null,
    hash: NO_HASH,
  });
}

/** Tells every open page that a domain was published; without a revision, that its draft was talked about. */
export function tell(news: { domain: string; revision?: string }): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(news);
  channel.close();
}
