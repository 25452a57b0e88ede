import { readValue, writeValue } from '@/browser/stored-value';
import type { KnowledgeUser, Organization, SessionState, User } from './session';

const USER = 'mw:user';
const SESSION = 'mw:session';
const local = () => globalThis.localStorage;
const perTab = () => globalThis.sessionStorage;

interface PersistedSession {
  knowledgeUser: KnowledgeUser | null;
  tenant: Organization[];
  currentTenant: Organization | null;
  currentTab: string | null;
}

/** Stores the person for all tabs and the rest per tab, so that two tabs can act for different organizations. */
export function keepSession({ user, knowledgeUser, tenant, currentTenant, currentTab }: SessionState): void {
  writeValue(local, USER, user);
  writeValue(perTab, SESSION, user && { knowledgeUser, tenant, currentTenant, currentTab });
}

export function forgetSession(): void {
  writeValue(local, USER, null);
  writeValue(perTab, SESSION, null);
}

export const readKeptUser = (): User | undefined => readValue(local, USER, isUser);
export const readPersistedSession = (): PersistedSession | undefined => readValue(perTab, SESSION, isPersistedSession);

/** The data may come from another version or another application on this host, so it is validated. */
function isUser(value: unknown): value is User {
  return isRecord(value) && ['id', 'uucId', 'username'].every((name) => typeof value[name] === 'string');
}

function isPersistedSession(value: unknown): value is PersistedSession {
  if (!isRecord(value) || !Array.isArray(value.tenant) || !value.tenant.every(isOrganization)) return false;
  return value.currentTenant === null || isOrganization(value.currentTenant);
}

function isOrganization(value: unknown): value is Organization {
  return isRecord(value) && typeof value.id === 'string' && typeof value.name === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
