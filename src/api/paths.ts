import type { FetchArgs } from '@reduxjs/toolkit/query';
import type { operations, paths } from '../../generated/api';
import { type Endpoint, toRequest } from './to-request';

type Method = Endpoint['method'];
type Json = 'application/json';
type Form = 'multipart/form-data';
type Simplify<T> = { [K in keyof T]: T[K] };

type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, object> ? P : never;
}[keyof paths];
type OperationAt<P extends keyof paths, M extends Method> = NonNullable<paths[P][M]>;

/** Parameters of one kind. generated/ types a missing kind as `never`; it adds nothing. */
type Part<Op, K extends 'path' | 'query'> = Op extends { parameters: { [key in K]?: infer V } }
  ? [V] extends [undefined]
    ? unknown
    : Op extends { parameters: Record<K, unknown> }
      ? V
      : Partial<NonNullable<V>>
  : unknown;
type JsonBody<Op> = Op extends { requestBody: { content: Record<Json, infer B> } }
  ? B
  : Op extends { requestBody?: { content: Record<Json, infer B> } }
    ? Partial<B>
    : unknown;
/** generated/ types a file as a string; in a form it is always the field `file`. */
type FormBody<Op> = Op extends { requestBody: { content: Record<Form, infer B> } }
  ? { [K in keyof B]: K extends 'file' ? Blob : B[K] }
  : unknown;
type RawBody<Op> = Op extends {
  requestBody: { content: Record<'image/png', string> | Record<'application/octet-stream', string> };
}
  ? { file: Blob }
  : unknown;
type OwnKey<Op> = Op extends { parameters: { header?: infer H } }
  ? 'Idempotency-Key' extends keyof NonNullable<H>
    ? { idempotencyKey?: string }
    : unknown
  : unknown;
/** The family's own file puts it into the header. */
type OwnMatch<Op> = Op extends { parameters: { header: { 'If-Match': string } } } ? { ifMatch?: string } : unknown;
type Merged<Op> = Simplify<
  Part<Op, 'path'> & Part<Op, 'query'> & JsonBody<Op> & FormBody<Op> & RawBody<Op> & OwnKey<Op> & OwnMatch<Op>
>;

/** Argument of a call: path, query and body values in one flat object; void if nothing is required. */
// biome-ignore lint/suspicious/noConfusingVoidType: only void lets a hook be called without an argument.
export type ArgOf<Op> = Record<never, never> extends Merged<Op> ? Merged<Op> | void : Merged<Op>;
/** Result of a call: the `data` of the envelope. */
export type DataOf<Op> = Op extends { responses: { 200: { content: Record<Json, { data: infer D }> } } } ? D : never;

export type OperationId = keyof operations;
export type Data<Id extends OperationId> = DataOf<operations[Id]>;
export type Arg<Id extends OperationId> = ArgOf<operations[Id]>;

/** The contract's part of an RTK Query endpoint. Spread it and add tags. */
export interface Call<A, D> {
  query: (arg: A) => FetchArgs;
  transformResponse: (data: D) => D;
}

type CallTo<P extends keyof paths, M extends Method> = Call<ArgOf<OperationAt<P, M>>, DataOf<OperationAt<P, M>>>;

export function get<P extends PathOf<'get'>>(path: P): CallTo<P, 'get'> {
  return call({ method: 'get', path });
}

export function del<P extends PathOf<'delete'>>(path: P): CallTo<P, 'delete'> {
  return call({ method: 'delete', path });
}

export function post<P extends PathOf<'post'>>(
  path: P,
  where: Pick<Endpoint, 'query' | 'form' | 'raw'> = {},
): CallTo<P, 'post'> {
  return call({ method: 'post', path, ...where });
}

export function put<P extends PathOf<'put'>>(path: P): CallTo<P, 'put'> {
  return call({ method: 'put', path });
}

function call<A, D>(place: Endpoint): Call<A, D> {
  return {
    query: (arg) => toRequest(place, (arg ?? {}) as Record<string, unknown>),
    transformResponse: (data) => data,
  };
}
