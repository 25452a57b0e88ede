import type { Generated, JSONColumnType } from 'kysely';
import type { components } from '../../../generated/api';
import type { Locale } from '../../../generated/locales';
import type { FactorTables } from '../../accounts';
import type { ActivityTables } from './activity-tables';
import type { AnswerTables } from './answer-tables';
import type { AssistantTables } from './assistant-tables';
import type { CommunityTables } from './community-tables';
import type { MarketTables } from './market-tables';
import type { NotificationTables } from './notification-tables';
import type { PeopleTables } from './people-tables';
import type { PlatformTables } from './platform-tables';
import type { SupplyTables } from './supply-tables';

/** Row types of the tables in migrations/, for Kysely. Timestamps come back as Date, bigserial as string. */
export interface Tables
  extends PeopleTables,
    FactorTables,
    CommunityTables,
    NotificationTables,
    AssistantTables,
    AnswerTables,
    MarketTables,
    PlatformTables,
    ActivityTables,
    SupplyTables {
  idempotency: {
    key: string;
    visitor: string;
    operation: string;
    request: Generated<string>;
    status: number | null;
    body: JSONColumnType<object | null>;
    created_at: Generated<Date>;
  };
  setting_revision: {
    id: string;
    access_domain: string;
    body: JSONColumnType<Record<string, unknown>>;
    author: string;
    message: Generated<string>;
    source: JSONColumnType<Record<string, unknown> | null>;
    bytes: Generated<number>;
    created_at: Generated<Date>;
  };
  setting_publication: {
    seq: Generated<string>;
    access_domain: string;
    revision: string;
    previous: string | null;
    kind: 'seed' | 'publish' | 'rollback' | 'import' | 'schedule';
    author: string;
    message: string;
    at: Generated<Date>;
    pointers: string[];
    paths: string[];
  };
  setting_draft: {
    access_domain: string;
    author: string;
    base: string | null;
    body: JSONColumnType<Record<string, unknown>>;
    saved_at: Generated<Date>;
  };
  domain_host: {
    access_domain: string;
    tenant_id: string | null;
    how: 'dns' | 'file' | 'approved' | 'before';
    by: string;
    at: Generated<Date>;
  };
  host_claim: {
    access_domain: string;
    tenant_id: string;
    token: string;
    by: string;
    created_at: Generated<Date>;
    checked_at: Date | null;
    fault: JSONColumnType<Record<Locale, string> | null>;
    asked_at: Date | null;
    refused_at: Date | null;
    refused_by: string | null;
  };
  setting_schedule: {
    access_domain: string;
    revision: string;
    base: string | null;
    at: Date;
    author: string;
    message: string;
    fault: JSONColumnType<Record<Locale, string> | null>;
    tenant_id: string | null;
  };
  audit_entry: {
    id: Generated<string>;
    at: Generated<Date>;
    who: string;
    access_domain: string | null;
    action: components['schemas']['AuditEntry']['action'];
    message: string;
    from_revision: string | null;
    to_revision: string | null;
    pointers: string[];
    /**
     * Position in the chain. The database sets it and the hash at commit; both are null within the transaction that
     * writes the entry.
     */
    seq: Generated<string | null>;
    hash: Generated<string | null>;
    who_id: string | null;
    tenant_id: string | null;
    target: string | null;
    address: string | null;
    device: string | null;
  };
  setting_image: {
    hash: string;
    mime: string;
    width: number;
    height: number;
    bytes: Buffer;
    author: string;
    created_at: Generated<Date>;
  };
  operator: {
    id: string;
    name: string;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  operator_role: {
    id: Generated<string>;
    operator_id: string;
    kind: 'installation' | 'organization' | 'domain';
    tenant_id: string | null;
    access_domain: string | null;
    role: 'viewer' | 'editor' | 'publisher' | 'administrator';
    granted_at: Generated<Date>;
    granted_by: string | null;
  };
  sign_in_attempt: { key: string; failures: number; free_at: Date; updated_at: Generated<Date> };
  setting_pointer: { access_domain: string; published: string; updated_at: Generated<Date> };
  domain_archive: { access_domain: string; revision: string; moved_to: string | null; at: Generated<Date>; by: string };
  approval_rule: { access_domain: string; set_by: string; set_at: Generated<Date> };
  approval: {
    access_domain: string;
    target: Generated<string>;
    revision: string;
    asked_by: string;
    asked_at: Generated<Date>;
    message: string;
    approved_by: string | null;
    approved_at: Date | null;
  };
  guest_link: {
    id: string;
    access_domain: string;
    revision: string;
    token_hash: string;
    label: string;
    made_by: string;
    made_by_name: string;
    made_at: Generated<Date>;
    ends_at: Date;
    withdrawn_at: Date | null;
    last_opened_at: Date | null;
    opens: Generated<number>;
  };
  guest_verdict: {
    link_id: string;
    guest_hash: string;
    name: string;
    verdict: 'approved' | 'changes';
    at: Generated<Date>;
  };
  draft_comment: {
    id: string;
    access_domain: string;
    page: string;
    block: string | null;
    text: string;
    name: string;
    link_id: string | null;
    operator_id: string | null;
    guest_hash: string | null;
    at: Generated<Date>;
    resolved_at: Date | null;
    resolved_by: string | null;
  };
  knowledge_base: {
    id: number;
    slug: string;
    title: JSONColumnType<Record<string, string>>;
    owner_kind: Generated<'installation' | 'domain' | 'organization'>;
    owner_id: string | null;
    audience: Generated<'everybody' | 'signed-in' | 'members' | 'roles'>;
    roles: Generated<string[]>;
    community: string | null;
    manual_offering: string | null;
    manual_version: string | null;
  };
  document: {
    id: string;
    kb_id: number;
    lang: string;
    title: string;
    description: Generated<string>;
    source: string;
    url: string | null;
    kind: string;
    pair: string | null;
    version: number;
    content_hash: string;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    deleted_at: Date | null;
    import_source_id: number | null;
    file: string | null;
    record: string | null;
    revised: string | null;
    catalogue_hash: string | null;
  };
  document_facet: { doc_id: string; facet: string; value: string };
  upload: {
    id: string;
    kb_id: number;
    name: string;
    bytes: Buffer | null;
    size: number;
    state: Generated<'waiting' | 'reading' | 'done' | 'failed'>;
    documents: Generated<number>;
    faults: Generated<number>;
    fault: JSONColumnType<Record<string, string>> | null;
    by: string;
    at: Generated<Date>;
  };
  import_source: { id: Generated<number>; kb_id: number; name: string; place: string };
  document_version: {
    doc_id: string;
    version: number;
    content_hash: string;
    markdown: string;
    meta: JSONColumnType<Record<string, unknown>>;
    created_at: Generated<Date>;
  };
  document_file: { doc_id: string; version: number; mime: string; name: string; bytes: Buffer };
  passage: {
    id: string;
    doc_id: string;
    version: number;
    ord: number;
    headings: string[];
    page: number | null;
    span_start: number;
    span_end: number;
    text: string;
    codes: string[];
  };
  embedding_model: { id: Generated<number>; name: string; dimension: number; used_at: Generated<Date> };
  nearness: {
    one: Generated<boolean>;
    seq: string;
    pairs: number;
    questions: number;
    by_words: number;
    by_both: number;
    why_not: string | null;
    took_ms: number;
    learned_at: Generated<Date>;
    space: Buffer | null;
  };
  text_vector: { model: number; hash: Buffer; vector: Buffer; made_at: Generated<Date> };
  change_log: { seq: Generated<string>; doc_id: string; kind: 'upsert' | 'delete'; at: Generated<Date> };
  assistant_count: { assistant: string; access_domain: string; messages: number };
  picture: {
    id: string;
    visitor: string;
    mime: string;
    width: number;
    height: number;
    orientation: number;
    frames: number;
    bytes: Buffer;
    created_at: Generated<Date>;
    expires_at: Date;
  };
  detection: {
    id: string;
    picture_id: string;
    rects: JSONColumnType<{ x: number; y: number; width: number; height: number }[]>;
    objects: JSONColumnType<{ x: number; y: number; width: number; height: number; score: number; label?: string }[]>;
    detector: 'embedded' | 'external';
    took_ms: number;
    created_at: Generated<Date>;
  };
}
