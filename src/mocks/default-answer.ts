import { HttpResponse, type RequestHandler } from 'msw';
import type { OperationId } from '@/api/paths';
import operations from '../../generated/operations.json';
import { localeOf, mockOperation } from './operation';

type Load = () => Promise<unknown>;
// Lazy: an answer is fetched when a page first asks for it.
const files = import.meta.glob<unknown>('../../fixtures/api/*.json', { import: 'default' }) as Record<string, Load>;
const find = (name: string): Load | undefined => files[`../../fixtures/api/${name}.json`];

/** The named fixture of an operation, in the language of the request where there is one for it. */
export async function loadFixture<T>(id: string, locale?: string): Promise<T> {
  const load = (locale && find(`${id}.${locale}`)) ?? find(id);
  if (!load) throw new Error(`fixtures/api/${id}.json is missing.`);
  return (await load()) as T;
}

/** Every JSON call answers at least with its fixture; what keeps state comes before these. */
export function defaultAnswers(): RequestHandler[] {
  const ids = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].kind === 'json');
  return ids.map((id) =>
    mockOperation(id, async ({ request }) =>
      HttpResponse.json((await loadFixture<object>(id, localeOf(request))) as never),
    ),
  );
}
