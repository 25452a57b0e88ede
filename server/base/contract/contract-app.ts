import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Store } from '../database/db';
import { badRequest } from '../http/errors';
import { idempotent } from '../http/idempotency';
import { setSessionCookie } from '../http/session-cookie';
import { message } from '../messages/message';
import { type Contract, type Operation, type OperationId, parametersIn } from './document';
import { pointerOf, refuse } from './explain-fault';
import { isDeeper, mostDepth } from './is-deeper';
import type { ContractApp, OperationOptions } from './types';
import { type Check, createValidators, type Validators } from './validators';

interface ContractOptions {
  contract: Contract;
  store: Store;
  /** Validates every response against the contract, in tests only; production relies on the types. */
  checkAnswers: boolean;
  /** Runs before the handler of an operation that is not anonymous. */
  guard: (req: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

type AnyHandler = (req: FastifyRequest, reply: FastifyReply) => unknown;

/** Adds `operation` to an app, so that a route file needs only an operation's name from the contract. */
export function asContractApp(app: FastifyInstance, options: ContractOptions): ContractApp {
  const validators = createValidators(options.contract);
  const operation = (id: OperationId, handler: AnyHandler, own: OperationOptions = {}) => {
    const spec = options.contract.operations.get(id);
    if (!spec) throw new Error(`The contract has no operation '${id}'. Add it to schemas/ and run "npm run generate".`);
    app.route(routeOf(spec, handler, own, validators, options));
  };
  return Object.assign(app, { operation }) as ContractApp;
}

function routeOf(
  spec: Operation,
  handler: AnyHandler,
  own: OperationOptions,
  validators: Validators,
  options: ContractOptions,
): RouteOptions {
  const check = spec.answer && options.checkAnswers ? validators.strict(spec.answer) : undefined;
  // Streams cannot be stored and replayed; the ids that clients choose prevent duplicates.
  const once = spec.mutation && spec.answer && !spec.repeatable;
  const act = once ? idempotent(handler, spec.id, options.store, spec.secret) : handler;
  return {
    method: spec.method,
    url: spec.url,
    config: {
      operation: spec.id,
      token: spec.token,
      mutation: spec.mutation,
      anyHost: spec.anyHost,
      action: spec.action,
      scopes: spec.scopes,
      embed: spec.embed,
      sendError: own.sendError,
    },
    bodyLimit: own.bodyLimit,
    onRequest: own.admit,
    preValidation: spec.anonymous ? undefined : options.guard,
    preHandler: createInputCheck(spec, validators),
    handler: async (req, reply) => {
      // Responses are personal and may change with every request.
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache');
      if (own.takeUpload) req.upload = await own.takeUpload(req);
      const data = await act(req, reply);
      if (reply.sent || data === reply) return reply;
      // Also for a replayed response, as the first one may not have arrived.
      if (spec.opensSession) keepSession(req, reply, data);
      const envelope = { code: 200, msg: 'ok', data: data ?? null };
      const fault = check?.(envelope);
      if (fault)
        throw new Error(`The answer of ${spec.id} does not fit the contract: ${pointerOf(fault)} ${fault.message}`);
      return envelope;
    },
  } as RouteOptions;
}

function keepSession(req: FastifyRequest, reply: FastifyReply, data: unknown): void {
  const { access_token: accessToken, userToken } = (data ?? {}) as { access_token?: string; userToken?: string };
  // A sign-in that still needs another step has no token.
  if (accessToken) setSessionCookie(req, reply, { accessToken, userToken });
}

function createInputCheck(spec: Operation, validators: Validators) {
  const checks: [read: (req: FastifyRequest) => unknown, check: Check][] = [];
  const add = (place: 'path' | 'query' | 'header', read: (req: FastifyRequest) => unknown) => {
    const schema = parametersIn(spec, place);
    if (schema) checks.push([read, validators.coercing(schema)]);
  };
  add('path', (req) => req.params);
  add('query', (req) => req.query);
  add('header', (req) => req.headers);
  const { body } = spec;
  const checkBody = body && validators.strict(body.schema);
  return async (req: FastifyRequest) => {
    for (const [read, check] of checks) passOrRefuse(read(req), check);
    if (body?.required) req.body ??= {};
    if (body && isDeeper(req.body)) throw badRequest(tooDeep);
    if (checkBody && req.body != null) passOrRefuse(req.body, checkBody);
  };
}

const tooDeep = message('base:contractApp.tooDeep', { most: mostDepth });

function passOrRefuse(value: unknown, check: Check) {
  const fault = check(value);
  if (fault) throw refuse(fault);
}
