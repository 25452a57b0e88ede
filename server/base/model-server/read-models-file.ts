import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { parseDocument } from 'yaml';
import type { Env } from '../config/fields';
import { packageRoot } from '../package-root';
import type { Deployment, ModelServer, ModelTable, Price, RoutedModel } from './model-table';

interface ServerEntry {
  baseUrl: string;
  keyFrom?: string;
  mostCalls?: number;
}

interface ModelEntry {
  kind: 'chat' | 'embed';
  context?: number;
  longestOutput?: number;
  fallback?: string;
  price?: Price;
  deployments: { server: string; model: string; tier: number; weight: number }[];
}

interface ModelsFile {
  servers: Record<string, ServerEntry>;
  models: Record<string, ModelEntry>;
}

const readSchema = () =>
  JSON.parse(readFileSync(join(packageRoot, 'schemas', 'models-file.schema.json'), 'utf8')) as object;

let check: ReturnType<Ajv2020['compile']> | undefined;

function compiled() {
  if (check) return check;
  const ajv = new Ajv2020({ allErrors: true, useDefaults: true, ownProperties: true });
  addFormats.default(ajv);
  check = ajv.compile(readSchema());
  return check;
}

/** The models of a file, or everything that is wrong with it. Values of the environment appear in no fault. */
export function readModelsFile(text: string, env: Env): { models: ModelTable } | { faults: string[] } {
  // Aliases can make a small file a huge one.
  const document = parseDocument(text, { uniqueKeys: true });
  if (document.errors.length > 0) return { faults: document.errors.map(({ message }) => message.split('\n')[0] ?? '') };
  let file: unknown;
  try {
    file = document.toJS({ maxAliasCount: 20 });
  } catch (error) {
    return { faults: [(error as Error).message] };
  }
  const validate = compiled();
  if (!validate(file)) return { faults: (validate.errors ?? []).map(explain) };
  const { servers, models } = file as ModelsFile;
  const faults: string[] = [];
  const known = new Map(Object.entries(servers).map(([name, entry]) => [name, readServer(name, entry, env, faults)]));
  const table = new Map(Object.entries(models).map(([name, entry]) => [name, readModel(name, entry, known, faults)]));
  for (const model of table.values()) refuseFallback(model, table, faults);
  return faults.length > 0 ? { faults } : { models: table };
}

function explain({ instancePath, message, params, propertyName }: ErrorObject): string {
  const extra = params.additionalProperty ?? propertyName;
  const at = instancePath.replace(/^\//, '').replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~');
  const allowed = Array.isArray(params.allowedValues) ? ` (${params.allowedValues.join(', ')})` : '';
  return `${at || 'the file'} ${message}${allowed}${extra === undefined ? '' : `: ${extra}`}`;
}

function readServer(name: string, { baseUrl, keyFrom, mostCalls }: ServerEntry, env: Env, faults: string[]) {
  const apiKey = keyFrom === undefined ? undefined : env[keyFrom]?.trim() || undefined;
  if (keyFrom !== undefined && apiKey === undefined)
    faults.push(`servers.${name}.keyFrom names ${keyFrom}, which is not set in the environment`);
  if (URL.canParse(baseUrl) && (new URL(baseUrl).username || new URL(baseUrl).password))
    faults.push(
      `servers.${name}.baseUrl has a name or password in it: put the key into a variable and name it in keyFrom`,
    );
  return { name, baseUrl: baseUrl.replace(/\/+$/, ''), apiKey, mostCalls } satisfies ModelServer;
}

function readModel(name: string, entry: ModelEntry, servers: Map<string, ModelServer>, faults: string[]): RoutedModel {
  const deployments = entry.deployments.flatMap(({ server: wanted, ...rest }, n): Deployment[] => {
    const server = servers.get(wanted);
    if (server) return [{ server, ...rest }];
    faults.push(`models.${name}.deployments.${n}.server names ${wanted}, which is not one of the servers`);
    return [];
  });
  const named = entry.deployments.map(({ server, model }) => `${server} ${model}`);
  if (new Set(named).size < named.length) faults.push(`models.${name}.deployments has the same server and model twice`);
  if (entry.context !== undefined && (entry.longestOutput ?? 0) > entry.context)
    faults.push(`models.${name}.longestOutput is larger than its context`);
  const { kind, context, longestOutput, fallback, price } = entry;
  return { name, kind, context, longestOutput, fallback, price, deployments };
}

function refuseFallback({ name, kind, fallback, context }: RoutedModel, table: ModelTable, faults: string[]): void {
  if (fallback === undefined) return;
  const other = table.get(fallback);
  const where = `models.${name}.fallback`;
  if (!other || fallback === name || other.kind !== kind)
    faults.push(`${where} names ${fallback}, which is not another model of its kind`);
  else if (context === undefined || other.context === undefined || other.context <= context)
    faults.push(`${where} names ${fallback}, whose context must be given and larger than that of ${name}`);
}
