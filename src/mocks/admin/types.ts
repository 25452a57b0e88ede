import type { Data } from '@/api/paths';
import type { JsonObject } from '../../../setting/json-value';

export type Entry = Data<'listAudit'>['items'][number];
export type RevisionOfDomain = Omit<Data<'getRevision'>, 'published' | 'body'> & { body: JsonObject };
export type Finding = Data<'checkSetting'>['findings'][number];

/** A domain with its history, oldest revision first. */
export interface DemoDomain {
  domain: string;
  head: string | null;
  revisions: RevisionOfDomain[];
  draft: { body: JsonObject; base: string | null; savedAt: string; savedBy: string } | null;
  schedule: Schedule | null;
  /** Set while publications need a second operator: what was asked for. */
  approval?: (Data<'getApproval'>['requests'][number] & { target?: string })[] | undefined;
  files?: Data<'listDomainFiles'>['items'];
  /** Taken offline: the revision that was live, and where visitors go. */
  archived?: { revision: string; movedTo?: string | undefined } | undefined;
}

/** A scheduled publication. */
export interface Schedule {
  at: string;
  message: string;
  by: string;
  body: JsonObject;
  revision: string;
  /** The live revision at the time of scheduling. */
  base: string | null;
  /** Why publication failed when it was due. */
  fault?: 'conflict' | 'errors';
}

/** A link to guests, with the secret that the server would keep only as a hash. */
export type DemoLink = Data<'createGuestLink'>['link'] & {
  domain: string;
  token: string;
  body: JsonObject;
  withdrawn?: true;
  verdicts: { guest: string; name: string; verdict: 'approved' | 'changes'; at: string }[];
};

type Comment = Data<'listDomainComments'>['comments'][number];

/** `guest`: what the guest's browser calls itself; null for the operator. */
export type DemoComment = Omit<Comment, 'own' | 'isGuest' | 'linkLabel' | 'revision'> & {
  domain: string;
  guest: string | null;
};

/** An assistant or check of a portal: its draft, and everything published, oldest first. */
export interface DemoDefinition {
  head: string | null;
  draft: { body: JsonObject; base: string | null; savedAt: string; savedBy: string } | null;
  entries: (Data<'listDefinitionRevisions'>['items'][number] & { body: JsonObject | null })[];
}

/** Stands in for the server's database. */
export interface AdminState {
  version: 1;
  signedIn: boolean;
  /** Last number given to a revision or an audit entry. */
  seq: number;
  domains: Record<string, DemoDomain>;
  audit: Entry[];
  /** By domain; loaded on first use. */
  hosts?: Record<string, Data<'getDomainHost'>>;
  /** Loaded on first use. */
  registrations?: Data<'listRegistrations'>;
  /** Newest first. */
  guestLinks?: DemoLink[];
  comments?: DemoComment[] | undefined;
  /** By domain, kind and id: what a portal has of its own. */
  definitions?: Record<string, DemoDefinition> | undefined;
  /** Open invitations to the workbench. */
  invitedOperators?: Data<'listOperators'>['invitations'];
}
