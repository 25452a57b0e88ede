import type { FetchArgs } from '@reduxjs/toolkit/query';

/** Method and path of a call, and where its values are sent. */
export interface Endpoint {
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  /** Names of values sent in the query string of a POST or PUT; all others are sent in its body. */
  query?: readonly string[];
  form?: boolean;
  /** The body is the file itself. */
  raw?: boolean;
}

/** Splits one flat argument into path, query string, header and body. The argument, a cache key, is not changed. */
export function toRequest(place: Endpoint, arg: Record<string, unknown>): FetchArgs {
  const { idempotencyKey, ...rest } = arg;
  const url = place.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(take(rest, name))));
  const request: FetchArgs = { url, method: place.method.toUpperCase() };
  if (typeof idempotencyKey === 'string') request.headers = { 'Idempotency-Key': idempotencyKey };
  if (place.method !== 'post' && place.method !== 'put') return withParams(request, rest);
  const params = Object.fromEntries((place.query ?? []).map((name) => [name, take(rest, name)]));
  if (place.raw) request.body = rest.file;
  else if (place.form) request.body = toForm(rest);
  else if (Object.keys(rest).length > 0) request.body = rest;
  return withParams(request, params);
}

function take(values: Record<string, unknown>, name: string): unknown {
  const value = values[name];
  delete values[name];
  return value;
}

function withParams(request: FetchArgs, params: Record<string, unknown>): FetchArgs {
  return Object.keys(params).length > 0 ? { ...request, params } : request;
}

function toForm(values: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}
