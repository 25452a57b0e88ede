import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { components } from '../../../generated/api';
import type { Route } from '../../base/http/route';
import type { Health } from '../../base/model-server/deployment-health';
import type { RoutedModel } from '../../base/model-server/model-table';
import { packageRoot } from '../../base/package-root';
import type { Context } from '../../context';
import { ASK_MODEL } from '../openai/read-messages';

type Status = components['schemas']['PlatformStatus'];
type State = Status['state'];
type Entry = components['schemas']['ChangelogEntry'];

/** A model works as well as its deployments: fully, in part, or not at all. */
export function stateOfModel({ deployments }: Pick<RoutedModel, 'deployments'>, health: Pick<Health, 'state'>): State {
  const states = deployments.map((one) => health.state(one));
  if (states.every((one) => one === 'up')) return 'up';
  return states.some((one) => one === 'up' || one === 'probing') ? 'degraded' : 'down';
}

/** Several parts together: only if nothing works, they do not work. */
export function stateOfAll(states: readonly State[]): State {
  if (states.every((one) => one === 'up')) return 'up';
  return states.every((one) => one === 'down') ? 'down' : 'degraded';
}

const readChangelog = (): Entry[] =>
  JSON.parse(readFileSync(join(packageRoot, 'generated', 'changelog.json'), 'utf8')) as Entry[];

/** What programs must know of the platform: its models, whether it works, and what changed. */
export const platformRoutes: Route = (app, ctx) => {
  let changelog: Entry[] | undefined;

  app.operation('listOfferedModels', async () => {
    const { models, search } = ctx;
    const ask = { name: ASK_MODEL, kind: 'ask' as const, state: searchState(search.status()) };
    return [ask, ...[...models.table().values()].map((model) => present(model, models.health))];
  });

  app.operation('getPlatformStatus', async () => {
    const calls = await storeState(ctx);
    const search = calls === 'down' ? 'down' : searchState(ctx.search.status());
    const models = [...ctx.models.table().values()].map((model) => stateOfModel(model, ctx.models.health));
    // Without its model, the portal quotes: it answers in part.
    const { llm } = ctx.config;
    const writer = llm && ctx.models.table().get(llm.model);
    const isQuoting = writer && stateOfModel(writer, ctx.models.health) === 'down';
    const answers = search === 'up' && isQuoting ? 'degraded' : search;
    const parts: Status['parts'] = [
      ...[{ part: 'calls' as const, state: calls }],
      ...[{ part: 'search' as const, state: search }],
      ...[{ part: 'answers' as const, state: answers }],
      ...(models.length > 0 ? [{ part: 'models' as const, state: stateOfAll(models) }] : []),
    ];
    const state = calls === 'down' ? 'down' : stateOfAll(parts.map((one) => one.state));
    return { state, checkedAt: new Date().toISOString(), parts };
  });

  app.operation('getChangelog', async () => {
    changelog ??= readChangelog();
    return changelog;
  });
};

const searchState = ({ failing }: ReturnType<Context['search']['status']>): State => (failing ? 'degraded' : 'up');

async function storeState({ store, log }: Context): Promise<State> {
  try {
    await sql`select 1`.execute(store.db);
    return 'up';
  } catch (err) {
    log.error({ err }, 'the store does not answer');
    return 'down';
  }
}

/** Its price and limits, without where it runs. */
function present(model: RoutedModel, health: Health): components['schemas']['OfferedModel'] {
  const { name, kind, context, longestOutput, fallback, price } = model;
  return {
    ...{ name, kind, state: stateOfModel(model, health) },
    ...(context !== undefined && { context }),
    ...(longestOutput !== undefined && { longestOutput }),
    ...(fallback !== undefined && { fallback }),
    ...(price && { price: { ...price, ...(price.cached !== undefined && { cached: price.cached }) } }),
  };
}
