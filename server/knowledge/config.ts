import { integer, text } from '../base/config/fields';
import { readFields, type Section, type Source } from '../base/config/read-fields';
import { type ModelConfig, modelFields, readModel } from '../base/model-server/model-config';

export interface EmbedConfig extends ModelConfig {
  withinMs: number;
  questionPrefix?: string;
  passagePrefix?: string;
}

const server = modelFields(
  'EMBED',
  'Address of an embedding server, up to and including `/v1`. Search then works by words and by meaning.',
  'Name of the embedding model. Changing it recomputes all vectors in the background.',
);
const use = {
  withinMs: integer(
    'EMBED_WITHIN_MS',
    300,
    [10, 10_000],
    'How long a search waits for the vector of its question, in milliseconds from 10 to 10000, before it continues by words alone.',
  ),
  questionPrefix: text(
    'EMBED_QUESTION_PREFIX',
    'Prefix for every question, for models trained with one, for example `query:`.',
  ),
  passagePrefix: text(
    'EMBED_PASSAGE_PREFIX',
    'Prefix for every passage, for example `passage:`. Changing it recomputes all vectors.',
  ),
};

export const knowledgeSections: Section[] = [
  {
    title: 'Search',
    text: 'Without these, search works by words alone. Any server with an OpenAI-compatible API will do.',
    tables: [server, use],
  },
];

export function readKnowledgeConfig(source: Source): { embed?: EmbedConfig } {
  const how = { ...readFields(use, source) };
  const model = readModel(server, source);
  return { embed: model && { ...model, ...how } };
}
