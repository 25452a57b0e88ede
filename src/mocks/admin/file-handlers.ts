import type { RequestHandler } from 'msw';
import type { Data } from '@/api/paths';
import type { Locale } from '../../../generated/locales';
import { message } from '../message';
import { mockOperation } from '../operation';
import { withAdminState } from './admin-state';
import { PERSON } from './demo-names';
import { findDomain } from './find-domain';

type Files = Data<'listDomainFiles'>;

/** Uploaded documents. The demo has no search of its own, so it keeps their names and says so. */
export const fileHandlers = (): RequestHandler[] => [
  mockOperation('listDomainFiles', ({ arg, locale }) => changeFiles(arg.domain, locale, (items) => items)),
  mockOperation('addDomainFile', async ({ arg, locale, request }) => {
    const bytes = (await request.arrayBuffer()).byteLength;
    const { name } = arg;
    const fault = message('knowledge:upload.demo')[locale];
    const state = { state: 'failed' as const, documents: 0, faults: 1, fault };
    const item = { id: crypto.randomUUID(), name, bytes, ...state, by: PERSON, at: new Date().toISOString() };
    return changeFiles(arg.domain, locale, (items) => [...items.filter((one) => one.name !== name), item]);
  }),
  mockOperation('removeDomainFile', ({ arg, locale }) =>
    changeFiles(arg.domain, locale, (items) => items.filter(({ id }) => id !== arg.id)),
  ),
];

const changeFiles = (domain: string, locale: Locale, change: (items: Files['items']) => Files['items']) =>
  withAdminState((state) => {
    const of = findDomain(state, domain, locale);
    of.files = change(of.files ?? []);
    return { knowledgeBase: null, items: of.files };
  });
