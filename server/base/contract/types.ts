import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { operations } from '../../../generated/api';
import type { SendError } from '../http/error-handler';
import type { Upload } from '../http/request-print';
import type { OperationId } from './document';

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;
type Filled<T> = [T] extends [never] ? Record<string, never> : NonNullable<T>;
type Part<K extends OperationId, Name extends 'path' | 'query' | 'header'> = Filled<operations[K]['parameters'][Name]>;
type Body<K extends OperationId> = operations[K] extends { requestBody: infer B }
  ? Json<B>
  : Json<NonNullable<operations[K]['requestBody']>> | undefined;

/** What a handler returns: the `data` of its envelope, or the reply itself for streams and files. */
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

/** Whatever the contract does not specify about an operation. */
export interface OperationOptions {
  /** Runs before the body is read, so that a caller over the limit need not send it. */
  admit?: (req: FastifyRequest) => Promise<void>;
  /** Reads the uploaded file from its form, before the check for a repeated request. */
  takeUpload?: (req: FastifyRequest) => Promise<Upload>;
  bodyLimit?: number;
  /** Sends errors in another form than the envelope. */
  sendError?: SendError;
}

export interface ContractApp extends FastifyInstance {
  /**
   * Serves an operation of the contract, which defines its path, method and schemas; the result is wrapped in the
   * envelope.
   */
  operation<K extends OperationId>(id: K, handler: Handler<K>, options?: OperationOptions): void;
}
