import type { Api, RawQuery } from './types';

type Named = Record<string, string | undefined>;

/** Adds headers that the call has not set itself, for policies that do nothing else. */
export function withHeaders(base: RawQuery, make: (api: Api) => Named): RawQuery {
  return (args, api, extra) => {
    const headers = new Headers(args.headers as HeadersInit | undefined);
    for (const [name, value] of Object.entries(make(api))) {
      if (value !== undefined && !headers.has(name)) headers.set(name, value);
    }
    return base({ ...args, headers: Object.fromEntries(headers) }, api, extra);
  };
}
