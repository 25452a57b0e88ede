import type { Section, Source } from '../base/config/read-fields';
import { type ModelConfig, modelFields, readModel } from '../base/model-server/model-config';

const fields = modelFields('LLM', 'Address up to and with `/v1`.', 'Name of the model that writes answers.');

export const answersSections: Section[] = [
  {
    title: 'Answers',
    text: 'Without a model, answers are quoted from the documents. Any server that speaks the OpenAI protocol will do.',
    tables: [fields],
  },
];

export const readAnswersConfig = (source: Source): { llm?: ModelConfig } => ({ llm: readModel(fields, source) });
