import type { Generated, JSONColumnType } from 'kysely';

/** What operators edit besides settings. */
export type DefinitionKind = 'assistant' | 'procedure' | 'calculator' | 'activity';

/** Row types of what assistants, their checks and connected tools are. */
export interface AssistantTables {
  definition_revision: { id: string; body: JSONColumnType<Record<string, unknown>>; created_at: Generated<Date> };
  definition: {
    access_domain: string;
    kind: DefinitionKind;
    id: string;
    published: string | null;
    original: string | null;
    archived_at: Date | null;
  };
  definition_draft: {
    access_domain: string;
    kind: DefinitionKind;
    id: string;
    author: string;
    base: string | null;
    body: JSONColumnType<Record<string, unknown>>;
    saved_at: Generated<Date>;
  };
  definition_publication: {
    seq: Generated<string>;
    access_domain: string;
    kind: DefinitionKind;
    id: string;
    revision: string | null;
    previous: string | null;
    action: 'publish' | 'rollback' | 'archive';
    author: string;
    message: string;
    override: string | null;
    passed: Generated<number>;
    failed: Generated<number>;
    at: Generated<Date>;
  };
  data_key: { id: Generated<number>; public_pem: string; sealed_private: string };
  tool: {
    access_domain: string;
    id: string;
    document: string | object;
    changed_by: string;
    changed_at: Generated<Date>;
  };
  tool_grant: {
    chat_id: string;
    tool: string;
    operation: string;
    revision: string;
    granted_at: Generated<Date>;
  };
}
