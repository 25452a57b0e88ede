import type { Generated, JSONColumnType } from 'kysely';

/** Row types of the tables in migrations/, for Kysely. Timestamps come back as Date, bigserial as string. */
export interface Tables {
  idempotency: {
    key: string;
    visitor: string;
    operation: string;
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
    created_at: Generated<Date>;
  };
  setting_pointer: { access_domain: string; published: string; updated_at: Generated<Date> };
  knowledge_base: { id: number; slug: string; title: JSONColumnType<Record<string, string>> };
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
  };
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
  change_log: { seq: Generated<string>; doc_id: string; kind: 'upsert' | 'delete'; at: Generated<Date> };
  chat: {
    id: string;
    visitor: string;
    access_domain: string;
    title: string;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    deleted_at: Date | null;
  };
  message: {
    id: string;
    chat_id: string;
    parent_id: string | null;
    role: 'user' | 'assistant';
    text: Generated<string>;
    outline: JSONColumnType<object | null>;
    created_at: Generated<Date>;
  };
  run: {
    id: string;
    chat_id: string;
    message_id: string;
    mode: string;
    status: 'running' | 'done' | 'stopped' | 'error' | 'timeout';
    node: string;
    visitor: Generated<string>;
    heartbeat_at: Generated<Date>;
    created_at: Generated<Date>;
    stop_at: Date | null;
    ended_at: Date | null;
  };
  run_event: { run_id: string; seq: number; event: JSONColumnType<object> };
  evaluation: {
    message_id: string;
    visitor: string;
    value: number;
    reasons: string[];
    comment: Generated<string>;
    updated_at: Generated<Date>;
  };
}
