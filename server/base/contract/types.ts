import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { operations } from '../../../generated/api';
import type { Upload } from '../http/request-print';
import type { OperationId } from './document';

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;
type Filled<T> = [T] extends [never] ? Record<string, never> : NonNullable<T>;
type Part<K extends OperationId, Name extends 'path' | 'query' | 'header'> = Filled<operations[K]['parameters'][Name]>;
type Body<K extends OperationId> = operations[K] extends { requestBody: infer B }
  ? Json<B>
  : Json<NonNullable<operations[K]['requestBody']>> | undefined;

/** What a handler returns: the `data` of its envelope, or the reply itself where it answers with a stream or a file. */
export type AnswerOf<K extends OperationId> =
  Json<operations[K]['responses'][200]> extends { data: infer D } ? D : undefined;

export type ContractRequest<K extends OperationId> = FastifyRequest<{
  Params: Part<K, 'path'>;
  Querystring: Part<K, 'query'>;
  Body: Body<K>;
}>;

export type Handler<K extends OperationId> = (
  req: ContractRequest<K>,
  reply: FastifyReply,
) => Promise<AnswerOf<K> | FastifyReply> | AnswerOf<K> | FastifyReply;

/** What else there is to know of a call stands in the contract. */
export interface OperationOptions {
  /** Before the body is read: whoever has used up their share need not send it. */
  admit?: (req: FastifyRequest) => Promise<void>;
  /** Takes the file out of its form, before it is asked whether the request is a repetition. */
  takeUpload?: (req: FastifyRequest) => Promise<Upload>;
  bodyLimit?: number;
}

export interface ContractApp extends FastifyInstance {
  /** Serves an operation of the contract: its path, method and schemas come from there, the envelope is put round. */
  operation<K extends OperationId>(id: K, handler: Handler<K>, options?: OperationOptions): void;
}
