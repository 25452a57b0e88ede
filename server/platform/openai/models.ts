import type { Config } from '../../config';
import type { ApiKey } from '../keys/api-key';
import { ASK_MODEL } from './read-messages';

export interface OfferedModel {
  id: string;
  kind: 'ask' | 'chat' | 'embed';
  /** Whose it is, as clients are told. */
  by: string;
}

const scopes = { ask: 'knowledge:ask', chat: 'models:chat', embed: 'models:embed' } as const;

/** The model names that a key may use. */
export function listModels({ llm, embed }: Pick<Config, 'llm' | 'embed'>, key: ApiKey): OfferedModel[] {
  const all: OfferedModel[] = [
    { id: ASK_MODEL, kind: 'ask', by: 'millwright' },
    ...(llm ? [{ id: llm.model, kind: 'chat' as const, by: 'operator' }] : []),
    ...(embed ? [{ id: embed.model, kind: 'embed' as const, by: 'operator' }] : []),
  ];
  return all.filter(({ id, kind }) => key.scopes.includes(scopes[kind]) && (key.models?.includes(id) ?? true));
}
