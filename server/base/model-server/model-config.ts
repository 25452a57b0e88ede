import { secret, text, webBase } from '../config/fields';
import { readFields, type Source } from '../config/read-fields';

export interface ModelConfig {
  baseUrl: string;
  model: string;
  apiKey?: string;
  /** Sends a request by the router; without it, straight to `baseUrl`. */
  post?: PostModel;
}

/** Like `fetch` of a path of the API. Throws ModelFault. */
export type PostModel = (
  path: string,
  body: object,
  options: { accept: string; signal: AbortSignal },
) => Promise<Response>;

/** The variables of a server with an OpenAI-compatible API; the first two parameters describe its purpose. */
export const modelFields = (prefix: string, baseUrl: string, model: string) => ({
  baseUrl: webBase(`${prefix}_BASE_URL`, `${baseUrl} Set together with \`${prefix}_MODEL\`.`),
  model: text(`${prefix}_MODEL`, model),
  apiKey: secret(`${prefix}_API_KEY`, 'Key sent as a bearer token.'),
});

/** Undefined if no such server is configured. With a models file, the name alone is enough: the file has its servers. */
export function readModel(fields: ReturnType<typeof modelFields>, source: Source): ModelConfig | undefined {
  const { baseUrl, model, apiKey } = readFields(fields, source);
  const [address, name] = [fields.baseUrl.name, fields.model.name];
  const isOfFile = model && !source.env[address]?.trim() && source.env.MODELS_FILE?.trim();
  if (isOfFile) return { baseUrl: '', model };
  if (Boolean(source.env[address]?.trim()) !== Boolean(model))
    source.faults.push(`${address} and ${name} belong together: set both or neither.`);
  return baseUrl && model ? { baseUrl, model, apiKey } : undefined;
}

/** Where the model is, for the operator. */
export const hostOf = ({ baseUrl }: ModelConfig): string => (baseUrl ? new URL(baseUrl).host : 'MODELS_FILE');
