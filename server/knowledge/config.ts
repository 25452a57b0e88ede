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
  'Address of a server that turns text into vectors, up to and with `/v1`: search then goes by words and by meaning.',
  'Name of the embedding model. Another one makes all vectors anew, in the background.',
);
const use = {
  withinMs: integer(
    'EMBED_WITHIN_MS',
    300,
    [10, 10_000],
    'A search waits this long for the vector of its question and then goes on by words; 10 to 10000.',
  ),
  questionPrefix: text(
    'EMBED_QUESTION_PREFIX',
    'Said before every question, for models that were trained so, for example `query:`.',
  ),
  passagePrefix: text(
    'EMBED_PASSAGE_PREFIX',
    'The same before every passage, for example `passage:`. Another one makes all vectors anew.',
  ),
};

export const knowledgeSections: Section[] = [
  {
    title: 'Search',
    text: 'Without these, search is by words. Any server that speaks the OpenAI protocol will do.',
    tables: [server, use],
  },
];

export function readKnowledgeConfig(source: Source): { embed?: EmbedConfig } {
  const how = { ...readFields(use, source) };
  const model = readModel(server, source);
  return { embed: model && { ...model, ...how } };
}
