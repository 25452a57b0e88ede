import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { listed, message } from '../../base/messages/message';
import { openReading } from '../../knowledge';
import type { ApiKey } from '../keys/api-key';
import { completeByAsking } from '../openai/ask';
import { assistantModel, isAssistantModel } from '../openai/ask-kept';
import { listModels, type OfferedModel } from '../openai/models';
import { passStream, passWhole } from '../openai/pass-on';
import { sendOpenaiError } from '../openai/send-openai-error';
import { createStreamLimit, STREAMS_A_KEY } from '../openai/stream-limit';

const mostBytes = 4 * 1024 * 1024;

/** OpenAI's API: the portal's knowledge under a model name, and the models of the installation. */
export const openaiRoutes: Route = (app, ctx) => {
  const holdStream = createStreamLimit(STREAMS_A_KEY);
  const options = { sendError: sendOpenaiError, bodyLimit: mostBytes };

  const keyOf = ({ apiKey }: FastifyRequest): ApiKey => {
    if (apiKey) return apiKey;
    throw new ApiError(401, message('platform:openai.noKey'), { reason: 'invalid_key' });
  };

  /** Assistants are read only where they are asked for. */
  const find = async (req: FastifyRequest, name: string): Promise<OfferedModel> => {
    const offered = isAssistantModel(name) ? await allOf(req) : listModels(ctx.models.table(), keyOf(req));
    const found = offered.find(({ id }) => id === name);
    if (found) return found;
    throw noSuch(name, req);
  };

  const allOf = async (req: FastifyRequest): Promise<OfferedModel[]> => {
    const key = keyOf(req);
    const asks = key.scopes.includes('knowledge:ask');
    const assistants = asks ? await ctx.assistants.open(ctx.store.db, await openReading(ctx, req)) : undefined;
    const names = assistants?.offered().map(({ id }) => assistantModel(id));
    return listModels(ctx.models.table(), key, names);
  };

  const noSuch = (model: string, req: FastifyRequest) => {
    const models = listed(listModels(ctx.models.table(), keyOf(req)).map(({ id }) => id));
    return new ApiError(404, message('platform:openai.noModel', { model, models }), { field: 'model' });
  };

  const shown = ({ id, by }: OfferedModel) => ({ id, object: 'model' as const, created: 0, owned_by: by });

  app.operation(
    'listModels',
    async (req, reply) => reply.send({ object: 'list', data: (await allOf(req)).map(shown) }),
    options,
  );

  app.operation('getModel', async (req, reply) => reply.send(shown(await find(req, req.params.id))), options);

  app.operation(
    'createChatCompletion',
    async (req, reply) => {
      const { kind } = await find(req, req.body.model);
      if (req.body.stream) holdStream(keyOf(req).id, reply);
      if (kind === 'ask') return completeByAsking(ctx, req, req.body, reply);
      const model = ctx.models.table().get(req.body.model);
      if (kind !== 'chat' || !model) throw noSuch(req.body.model, req);
      const passed = { ctx, req, reply, model };
      return req.body.stream ? passStream(passed, req.body) : passWhole(passed, 'chat', '/chat/completions', req.body);
    },
    options,
  );

  app.operation(
    'createEmbedding',
    async (req, reply) => {
      const { kind } = await find(req, req.body.model);
      const model = ctx.models.table().get(req.body.model);
      if (kind !== 'embed' || !model) throw noSuch(req.body.model, req);
      return passWhole({ ctx, req, reply, model }, 'embed', '/embeddings', req.body);
    },
    options,
  );
};
