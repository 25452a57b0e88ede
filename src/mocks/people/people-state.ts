import type { Data } from '@/api/paths';
import { seedPeople } from './seed-people';

export type Organization = Data<'listOrganizations'>[number];
export type JoinApplication = Data<'getJoinApplication'>;
export type TenantPage = Data<'getTenantInfoByCode'>;

export interface Disabled {
  at: string;
  reason: string;
}

export interface DemoPerson {
  id: string;
  phone: string;
  email: string;
  /** Of the demo alone, and therefore readable. */
  password: string;
  nickname: string;
  headImg: string;
  joinedAt: string;
  disabled?: Disabled;
}

export interface DemoToken {
  personId: string;
  tenantId: string | null;
  until: number;
  device: string;
  createdAt: string;
  /** When a credential was last given. */
  provedAt: number;
}

export interface DemoInvitation {
  id: string;
  token: string;
  tenantId: string;
  /** Who made it. */
  by: string;
  role: 'admin' | 'member';
  /** Empty: for whoever has the link. */
  account: string;
  uses: number;
  usesLeft: number;
  createdAt: string;
  endsAt: string;
  revoked?: boolean;
}

/** What the server keeps in its tables. */
export interface PeopleState {
  version: 1;
  persons: DemoPerson[];
  organizations: TenantPage[];
  /** By id. */
  disabledOrganizations?: Record<string, Disabled | undefined>;
  /** The last used last. */
  members: { personId: string; tenantId: string; role: 'owner' | 'admin' | 'member' }[];
  tokens: Record<string, DemoToken>;
  /** The token of this browser: what a server would keep in a cookie that no script reads. */
  here?: string;
  captchas: Record<string, { answer: string; until: number }>;
  /** Links of notices that were used. */
  undone?: string[];
  /** By scenario and account. */
  codes: Record<string, { code: string; sentAt: number; tries: number }>;
  proofs: Record<string, { account: string; until: number }>;
  joins: (JoinApplication & { personId: string })[];
  invitations?: DemoInvitation[];
  registrations: (Data<'applyForOrganization'> & { personId: string })[];
}

const KEY = 'millwright-demo-people';
let memory: PeopleState | undefined;

/** One call after the other, each on what the last one left, also in another tab. Storage that is full or forbidden: in memory. */
export function withPeople<T>(work: (state: PeopleState) => T): T {
  const state = read() ?? memory ?? seedPeople();
  try {
    return work(state);
  } finally {
    memory = state;
    try {
      globalThis.localStorage?.setItem(KEY, JSON.stringify(state));
    } catch {
      // The demo goes on in memory.
    }
  }
}

export function resetPeople(): void {
  memory = undefined;
  globalThis.localStorage?.removeItem(KEY);
}

function read(): PeopleState | undefined {
  try {
    const stored: PeopleState | null = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? 'null');
    return stored?.version === 1 ? stored : undefined;
  } catch {
    return undefined;
  }
}
