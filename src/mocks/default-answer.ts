import { HttpResponse, type RequestHandler } from 'msw';
import type { OperationId } from '@/api/paths';
import operations from '../../generated/operations.json';
import { localeOf, mockOperation } from './operation';

type Load = () => Promise<unknown>;
// Lazy: each fixture is loaded on first use.
const files = import.meta.glob<unknown>('../../fixtures/api/*.json', { import: 'default' }) as Record<string, Load>;
const find = (name: string): Load | undefined => files[`../../fixtures/api/${name}.json`];

/** The fixture of an operation, in the given language if there is one. */
export async function loadFixture<T>(id: string, locale?: string): Promise<T> {
  const load = (locale && find(`${id}.${locale}`)) ?? find(id);
  if (!load) throw new Error(`fixtures/api/${id}.json is missing.`);
  return (await load()) as T;
}

/** Answers every JSON operation with its fixture; the fallback after the stateful handlers. */
export function defaultAnswers(): RequestHandler[] {
  const ids = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].kind === 'json');
  return ids.map((id) =>
    mockOperation(id, async ({ request }) =>
      HttpResponse.json((await loadFixture<object>(id, localeOf(request))) as never),
    ),
  );
}
