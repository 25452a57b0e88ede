import { HttpResponse, type HttpResponseResolver, http, type RequestHandler } from 'msw';
import type { Arg, Data, OperationId } from '@/api/paths';
import type { Locale } from '../../generated/locales';
import operations from '../../generated/operations.json';
import { localeOfTag } from '../../setting/locale-of-tag';

export interface MockCall<Id extends OperationId> {
  /** Path, query and body parameters in one object, as in the client's endpoints. */
  arg: Exclude<Arg<Id>, void>;
  locale: Locale;
  request: Request;
}

export type MockAnswer<Id extends OperationId> = (
  call: MockCall<Id>,
) => Data<Id> | Response | Promise<Data<Id> | Response>;

/** Thrown by a handler; becomes the server's error response. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** Data for programs: see schemas/entities/error-answer.schema.json. */
    readonly detail: Record<string, unknown> | null = null,
  ) {
    super(message);
  }
}

/** Creates a handler for an operation, with path and method from the contract. Wraps returned data in the envelope. */
export function mockOperation<Id extends OperationId>(id: Id, answer: MockAnswer<Id>): RequestHandler {
  const { method, path } = operations[id];
  const resolver: HttpResponseResolver = async ({ request, params }) => {
    try {
      const arg = { ...params, ...readQuery(id, request), ...(await readBody(request)) };
      const data = await answer({ arg: arg as never, locale: localeOf(request), request });
      return data instanceof Response ? data : HttpResponse.json({ code: 200, msg: 'ok', data: data ?? null });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const inBody = error.status === 404 && request.headers.get('prefer') === 'missing=body';
      return HttpResponse.json(
        { code: error.status, msg: error.message, data: error.detail },
        inBody ? { headers: { 'Preference-Applied': 'missing=body' } } : { status: error.status },
      );
    }
  };
  const origin = globalThis.location?.origin ?? 'http://localhost';
  return http[method as 'get' | 'post' | 'put' | 'delete'](origin + path.replace(/\{(\w+)\}/g, ':$1'), resolver);
}

function readQuery(id: OperationId, request: Request): Record<string, unknown> {
  const numbers: string[] = operations[id].numbers;
  const entries = [...new URL(request.url).searchParams];
  return Object.fromEntries(entries.map(([name, value]) => [name, numbers.includes(name) ? Number(value) : value]));
}

async function readBody(request: Request): Promise<object> {
  if (!request.headers.get('content-type')?.includes('application/json')) return {};
  return (await request.clone().json()) as object;
}

export function localeOf(request: Request): Locale {
  return localeOfTag(request.headers.get('accept-language')?.split(/[,;]/)[0] ?? '') ?? 'zh-CN';
}
