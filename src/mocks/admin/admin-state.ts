import { createStore, get, set } from 'idb-keyval';
import { DELIVERED_AT } from './demo-names';
import { fixtureNames, fixtureSetting } from './fixture-settings';
import { publishDue } from './publish-due';
import { publishInto } from './publish-into';
import type { AdminState } from './types';

const KEY = 'state';
/** Undefined in tests and where storage is forbidden; the state then lasts until the page is reloaded. */
const store = typeof indexedDB === 'undefined' ? undefined : createStore('millwright-demo-admin', 'state');

let memory: AdminState | undefined;
let turn: Promise<unknown> = Promise.resolve();

/** Runs calls one after another, like database transactions, and stores the changed state. */
export function withAdminState<T>(work: (state: AdminState) => T | Promise<T>): Promise<T> {
  const result = turn.then(async () => {
    const state = await read();
    await publishDue(state);
    const answer = await work(state);
    memory = state;
    // Storage is full or forbidden; the state stays in memory.
    if (store) await set(KEY, state, store).catch(() => undefined);
    return answer;
  });
  turn = result.catch(() => undefined);
  return result;
}

export async function resetAdminState(): Promise<void> {
  await turn;
  memory = undefined;
  if (store) await set(KEY, undefined, store).catch(() => undefined);
}

async function read(): Promise<AdminState> {
  // Another tab may have written in the meantime.
  const stored = store ? await get<AdminState>(KEY, store).catch(() => undefined) : undefined;
  if (stored?.version === 1) return stored;
  return memory ?? seed();
}

/** The initial state: the fixture domains, each published once. */
async function seed(): Promise<AdminState> {
  const state: AdminState = { version: 1, signedIn: true, seq: 0, domains: {}, audit: [] };
  for (const domain of fixtureNames) {
    const body = await fixtureSetting(domain);
    if (!body) continue;
    state.domains[domain] = { domain, head: null, revisions: [], draft: null, schedule: null };
    const why = { message: '', at: DELIVERED_AT, kind: 'seed' as const, author: 'millwright' };
    await publishInto(state, domain, { ...body, accessDomain: domain }, why);
  }
  return state;
}
