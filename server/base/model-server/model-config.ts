import { secret, text, webBase } from '../config/fields';
import { readFields, type Source } from '../config/read-fields';

export interface ModelConfig {
  baseUrl: string;
  model: string;
  apiKey?: string;
}

/** The variables of a server with an OpenAI-compatible API; the first two parameters describe its purpose. */
export const modelFields = (prefix: string, baseUrl: string, model: string) => ({
  baseUrl: webBase(`${prefix}_BASE_URL`, `${baseUrl} Set together with \`${prefix}_MODEL\`.`),
  model: text(`${prefix}_MODEL`, model),
  apiKey: secret(`${prefix}_API_KEY`, 'Key sent as a bearer token.'),
});

/** Undefined if no such server is configured. */
export function readModel(fields: ReturnType<typeof modelFields>, source: Source): ModelConfig | undefined {
  const { baseUrl, model, apiKey } = readFields(fields, source);
  const [address, name] = [fields.baseUrl.name, fields.model.name];
  if (Boolean(source.env[address]?.trim()) !== Boolean(model))
    source.faults.push(`${address} and ${name} belong together: set both or neither.`);
  return baseUrl && model ? { baseUrl, model, apiKey } : undefined;
}
