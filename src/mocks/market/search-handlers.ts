import type { RequestHandler } from 'msw';
import type { Data } from '@/api/paths';
import type { Locale } from '../../../generated/locales';
import { noSuch } from '../message';
import { mockOperation, Refusal } from '../operation';
import { withPeople } from '../people/people-state';
import { whoAsks } from '../people/who-asks';

let searches: Data<'listSavedSearches'> = [];

export function resetSearches(): void {
  searches = [];
}

const signedIn = (request: Request, locale: Locale) => void withPeople((people) => whoAsks(people, request, locale));

/** Searches of the hall that were saved in this browser. */
export const searchHandlers = (): RequestHandler[] => [
  mockOperation('listSavedSearches', async ({ request, locale }) => {
    signedIn(request, locale);
    return searches;
  }),
  mockOperation('saveSearch', async ({ arg, request, locale }) => {
    signedIn(request, locale);
    const { keyword, kind = '', industry = '', region = '' } = arg;
    const same = (one: (typeof searches)[number]) =>
      one.keyword === keyword && one.kind === kind && one.industry === industry && one.region === region;
    if (!searches.some(same))
      searches = [
        { id: `s-${searches.length + 1}`, keyword, kind, industry, region, createdAt: new Date().toISOString() },
        ...searches,
      ];
    return searches;
  }),
  mockOperation('dropSearch', async ({ arg, request, locale }) => {
    signedIn(request, locale);
    if (!searches.some(({ id }) => id === arg.id)) throw new Refusal(404, noSuch('search', arg.id)[locale]);
    searches = searches.filter(({ id }) => id !== arg.id);
    return searches;
  }),
];
