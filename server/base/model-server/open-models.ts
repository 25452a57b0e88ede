import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import { ConfigError } from '../config/config-error';
import type { Env } from '../config/fields';
import { createHealth } from './deployment-health';
import type { ModelConfig } from './model-config';
import { createRouter, type RouterLimits } from './model-router';
import type { ModelTable, RoutedModel } from './model-table';
import { readModelsFile } from './read-models-file';

interface Given {
  /** The model that writes answers, and the one of the vectors. */
  llm?: (ModelConfig & { context?: number | undefined }) | undefined;
  embed?: ModelConfig | undefined;
  modelsFile?: string | undefined;
}

interface Options {
  config: Given;
  log: FastifyBaseLogger;
  env?: Env;
  limits?: RouterLimits;
  /** How often the file is looked at. */
  everyMs?: number;
}

/** The models of the installation: those of the file and the one or two of the environment. */
export type Models = ReturnType<typeof openModels>;

export function openModels({ config, log, env = process.env, limits, everyMs = 2_000 }: Options) {
  const { modelsFile: file, llm, embed } = config;
  const own = [single('LLM', 'chat', llm), single('EMBED', 'embed', embed)].flatMap((one) => one ?? []);
  const health = createHealth();

  function read(): { models: ModelTable } | { faults: string[] } {
    if (file === undefined) return { models: new Map(own.map((model) => [model.name, model])) };
    let text: string;
    try {
      text = readFileSync(file, 'utf8');
    } catch (error) {
      return { faults: [(error as Error).message] };
    }
    const found = readModelsFile(text, env);
    if ('faults' in found) return found;
    const twice = own.filter(({ name }) => found.models.has(name));
    if (twice.length > 0) return { faults: twice.map(({ name }) => `models.${name} is also named by the environment`) };
    const missing = [llm, embed].flatMap((one) =>
      one && !one.baseUrl && !found.models.has(one.model) ? [one.model] : [],
    );
    if (missing.length > 0)
      return { faults: missing.map((name) => `models has no ${name}, which LLM_MODEL or EMBED_MODEL names`) };
    return { models: new Map([...own.map((model) => [model.name, model] as const), ...found.models]) };
  }

  const first = read();
  if ('faults' in first) throw new ConfigError(first.faults.map((fault) => `MODELS_FILE (${file}): ${fault}.`));
  let table = first.models;
  /** What is wrong with the file since it was last good. */
  let faults: readonly string[] = [];

  /** Takes the file as it is now; a bad one keeps the last good one. */
  function reread(): void {
    const found = read();
    faults = 'faults' in found ? found.faults : [];
    if ('faults' in found) log.error({ file, faults }, 'the models file is not taken: the last good one stays');
    else {
      table = found.models;
      log.info({ file, models: [...table.keys()] }, 'the models file was read again');
    }
  }
  if (file !== undefined) watchFile(file, { interval: everyMs, persistent: false }, reread);

  const router = createRouter({ table: () => table, health, log, ...(limits && { limits }) });
  return {
    router,
    health,
    table: () => table,
    faults: () => faults,
    reread,
    /** The same model, whose requests go by the router. */
    through: <M extends ModelConfig>(model: M): M => ({
      ...model,
      post: async (path: string, body: object, { accept, signal }: { accept: string; signal: AbortSignal }) =>
        (await router.open({ path, body: { ...body, model: model.model }, accept, signal })).response,
    }),
    close: () => file !== undefined && unwatchFile(file, reread),
  };
}

/** One server with one model, as the environment names it. */
function single(name: string, kind: RoutedModel['kind'], config: Given['llm']): RoutedModel | undefined {
  if (!config?.baseUrl) return undefined;
  const { model, baseUrl, apiKey, context } = config;
  return {
    name: model,
    kind,
    context,
    deployments: [{ server: { name, baseUrl, apiKey }, model, tier: 1, weight: 1 }],
  };
}
