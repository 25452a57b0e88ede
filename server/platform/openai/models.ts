import type { ModelTable } from '../../base/model-server/model-table';
import type { ApiKey } from '../keys/api-key';
import { ASK_MODEL } from './read-messages';

export interface OfferedModel {
  id: string;
  kind: 'ask' | 'chat' | 'embed';
  /** Whose it is, as clients are told. */
  by: string;
}

const scopes = { ask: 'knowledge:ask', chat: 'models:chat', embed: 'models:embed' } as const;

/**
 * The model names that a key may use.
 *
 * @param assistants Names of the portal's assistants.
 */
export function listModels(
  table: ModelTable,
  key: Pick<ApiKey, 'scopes' | 'models'>,
  assistants: readonly string[] = [],
): OfferedModel[] {
  const all: OfferedModel[] = [
    ...[ASK_MODEL, ...assistants].map((id) => ({ id, kind: 'ask' as const, by: 'millwright' })),
    ...[...table.values()].map(({ name, kind }) => ({ id: name, kind, by: 'operator' })),
  ];
  return all.filter(({ id, kind }) => key.scopes.includes(scopes[kind]) && (key.models?.includes(id) ?? true));
}
