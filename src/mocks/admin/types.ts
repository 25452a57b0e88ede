import type { Data } from '@/api/paths';
import type { JsonObject } from '../../../setting/json-value';

export type Entry = Data<'listAudit'>['items'][number];
export type RevisionOfDomain = Omit<Data<'getRevision'>, 'published' | 'body'> & { body: JsonObject };
export type Finding = Data<'checkSetting'>['findings'][number];

/** A domain with its whole history, oldest entry first. */
export interface DemoDomain {
  domain: string;
  head: string | null;
  revisions: RevisionOfDomain[];
  draft: { body: JsonObject; base: string | null; savedAt: string; savedBy: string } | null;
  schedule: Schedule | null;
}

/** What waits for its time. */
export interface Schedule {
  at: string;
  message: string;
  by: string;
  body: JsonObject;
  revision: string;
  /** What was live when it was put down. */
  base: string | null;
  /** Why it did not go out at its time. */
  fault?: 'conflict' | 'errors';
}

/** What the server keeps in its database. */
export interface AdminState {
  version: 1;
  signedIn: boolean;
  /** Last number given to an entry of a history or of the audit list. */
  seq: number;
  domains: Record<string, DemoDomain>;
  audit: Entry[];
  /** By domain; absent until they are asked for. */
  hosts?: Record<string, Data<'getDomainHost'>>;
  /** Absent until they are asked for. */
  registrations?: Data<'listRegistrations'>;
}
