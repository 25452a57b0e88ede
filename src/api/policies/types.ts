import type {
  BaseQueryApi,
  BaseQueryFn,
  FetchArgs,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query';
import type { ApiError } from '../api-error';

export type Meta = FetchBaseQueryMeta;
export type Api = BaseQueryApi;
/** A base query at network level: status and body. */
export type RawQuery = BaseQueryFn<FetchArgs, unknown, FetchBaseQueryError, object, Meta>;
/** A base query as endpoints see it: `data` unwrapped, errors as ApiError. */
export type ApiQuery = BaseQueryFn<FetchArgs, unknown, ApiError, object, Meta>;
