import type { Section, Source } from '../base/config/read-fields';
import { type ModelConfig, modelFields, readModel } from '../base/model-server/model-config';

const fields = modelFields('LLM', 'Address up to and including `/v1`.', 'Name of the model that writes answers.');

export const answersSections: Section[] = [
  {
    title: 'Answers',
    text: 'Without a model, answers quote the documents. Any server with an OpenAI-compatible API will do.',
    tables: [fields],
  },
];

export const readAnswersConfig = (source: Source): { llm?: ModelConfig } => ({ llm: readModel(fields, source) });
