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
  /** For the demo only, so stored in plain text. */
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
  /** When the person last proved their identity. */
  provedAt: number;
}

export interface DemoInvitation {
  id: string;
  token: string;
  tenantId: string;
  /** The inviter's id. */
  by: string;
  role: 'admin' | 'member';
  /** Empty: valid for anybody with the link. */
  account: string;
  uses: number;
  usesLeft: number;
  createdAt: string;
  endsAt: string;
  revoked?: boolean;
}

/** Stands in for the server's tables. */
export interface PeopleState {
  version: 1;
  persons: DemoPerson[];
  organizations: TenantPage[];
  /** By id. */
  disabledOrganizations?: Record<string, Disabled | undefined>;
  /** Most recently used last. */
  members: { personId: string; tenantId: string; role: 'owner' | 'admin' | 'member' }[];
  tokens: Record<string, DemoToken>;
  /** The token of this browser; the server uses an HttpOnly cookie. */
  here?: string;
  captchas: Record<string, { answer: string; until: number }>;
  /** Tokens of undo links that were used. */
  undone?: string[];
  /** Keyed by scenario and account. */
  codes: Record<string, { code: string; sentAt: number; tries: number }>;
  proofs: Record<string, { account: string; until: number }>;
  joins: (JoinApplication & { personId: string })[];
  invitations?: DemoInvitation[];
  registrations: (Data<'applyForOrganization'> & { personId: string })[];
}

const KEY = 'millwright-demo-people';
let memory: PeopleState | undefined;

/**
 * Runs calls one after another on the stored state, shared with other tabs. Uses memory if storage is full or
 * forbidden.
 */
export function withPeople<T>(work: (state: PeopleState) => T): T {
  const state = read() ?? memory ?? seedPeople();
  try {
    return work(state);
  } finally {
    memory = state;
    try {
      globalThis.localStorage?.setItem(KEY, JSON.stringify(state));
    } catch {
      // The state stays in memory.
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
