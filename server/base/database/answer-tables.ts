import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** Tables of chats: questions with their files, answers, and how these were written. */
export interface AnswerTables {
  chat: {
    id: string;
    visitor: string;
    access_domain: string;
    title: string;
    pinned: Generated<boolean>;
    tags: Generated<string[]>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    deleted_at: Date | null;
    assistant_id: string | null;
    cleared: Generated<Date[]>;
    shown_message: string | null;
    closed_at: Date | null;
  };
  chat_share: {
    id: string;
    chat_id: string;
    made_at: Generated<Date>;
    until: Date | null;
    expires_at: Date | null;
    revoked_at: Date | null;
  };
  chat_share_grant: { share_id: string; visitor: string; granted_at: Generated<Date> };
  attachment: {
    id: string;
    visitor: string;
    access_domain: string;
    chat_id: string | null;
    name: string;
    kind: 'document' | 'table' | 'picture';
    lang: 'zh' | 'en';
    size: number;
    text: string;
    passages: JSONColumnType<object>;
    picture: Buffer | null;
    mime: string | null;
    created_at: Generated<Date>;
  };
  message: {
    id: string;
    chat_id: string;
    parent_id: string | null;
    role: 'user' | 'assistant';
    text: Generated<string>;
    outline: JSONColumnType<object | null>;
    about: ColumnType<object | null, string | null | undefined, string | null>;
    quoted: ColumnType<object | null, string | null | undefined, string | null>;
    origin: Generated<'server' | 'client'>;
    attachments: Generated<string[]>;
    created_at: Generated<Date>;
    deleted_at: Date | null;
  };
  run: {
    id: string;
    chat_id: string;
    message_id: string;
    mode: string;
    status: 'running' | 'done' | 'paused' | 'stopped' | 'error' | 'timeout';
    node: string;
    visitor: Generated<string>;
    bases: Generated<number[]>;
    heartbeat_at: Generated<Date>;
    created_at: Generated<Date>;
    stop_at: Date | null;
    ended_at: Date | null;
    compacted_at: Date | null;
    research: JSONColumnType<object> | null;
    resumes: Generated<number>;
    assistant_revision: string | null;
    steers: Generated<JSONColumnType<object[]>>;
  };
  run_event: { run_id: string; seq: number; event: JSONColumnType<object> };
  run_source: { run_id: string; doc_id: string; version: number; kb_id: number; carried: Generated<boolean> };
  memory: {
    id: string;
    person_id: string;
    access_domain: string;
    organization_id: string | null;
    text: string;
    origin: 'typed' | 'chat' | 'record';
    chat_id: string | null;
    message_id: string | null;
    machine: string | null;
    value: number | null;
    unit: string | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  memory_choice: { person_id: string; access_domain: string };
  message_summary: {
    message_id: string;
    since: string;
    turns: number;
    text: string;
    made_by: 'model' | 'quoted';
    runs: string[];
    created_at: Generated<Date>;
  };
  evaluation: {
    message_id: string;
    visitor: string;
    value: number;
    reasons: string[];
    comment: Generated<string>;
    shared: Generated<boolean>;
    updated_at: Generated<Date>;
  };
}
