import type { RequestHandler } from 'msw';
import type { Data } from '@/api/paths';
import type { Locale } from '../../../generated/locales';
import { demandEnd } from '../../../setting/market/demand-document';
import { type DemandCount, presentDemandFacets } from '../../../setting/market/demand-facets';
import { demandState, mayOnDemand } from '../../../setting/market/demand-states';
import { inSmallestUnits } from '../../../setting/market/offering-document';
import { type StoredDemand, toDemand } from '../../../setting/market/present-demand';
import { splitQuantity } from '../../../setting/market/read-quantity';
import { endOfSample, factsOfSample, type SampleDemand, stateOfSample } from '../../../setting/market/sample-demand';
import type { SampleSupplier } from '../../../setting/market/sample-market';
import { message, noSuch } from '../message';
import { mockOperation, Refusal } from '../operation';
import { withPeople } from '../people/people-state';
import { isSignedIn, whoAsks } from '../people/who-asks';
import { marketState, noon } from './market-state';
import { resetSearches, searchHandlers } from './search-handlers';

type Demand = Data<'getDemand'>;
type Row = StoredDemand & { mine: boolean };

let state: Promise<Map<string, Row>> | undefined;

export function resetHall(): void {
  resetSearches();
  state = undefined;
}

const hallState = () => {
  state ??= load();
  return state;
};

async function load(): Promise<Map<string, Row>> {
  const [{ default: samples }, { suppliers }] = await Promise.all([
    import('../../../fixtures/seed/market/demands.json') as unknown as Promise<{ default: SampleDemand[] }>,
    marketState(),
  ]);
  const named = new Map(suppliers.map(({ organization }: SampleSupplier) => [organization.id, organization]));
  return new Map(samples.map((sample) => [sample.id, toRow(sample, named.get(sample.organization))]));
}

function toRow(sample: SampleDemand, organization: SampleSupplier['organization'] | undefined): Row {
  const { id, title, text, date, close } = sample;
  return {
    ...{ id, title, markdown: text, lang: /\p{Script=Han}/u.test(title) ? 'zh' : 'en', post: 'published', mine: false },
    ...{ organization: organization?.name ?? '', code: organization?.tenantCode ?? '', state: stateOfSample(sample) },
    ...{ closeReason: close?.[0] ?? null, closeWords: close?.[1] ?? '', step: 1, extended: 0, openedAt: noon(date) },
    ...{ expiresAt: endOfSample(sample, new Date()), ...factsOfSample(sample) },
  };
}

/** What anybody may read and still answer. */
export const demandsOfEverybody = async () =>
  [...(await hallState()).values()].filter(
    (row) => row.readers === 'everybody' && ['open', 'matched'].includes(demandState(row, new Date())),
  );

/** The hall as one browser sees it: the sample demands, and what was written since. */
export const hallHandlers = (): RequestHandler[] => [
  ...searchHandlers(),
  mockOperation('listDemands', async ({ arg, request, locale }) => {
    const { keyword = '', kind, industry, region, status, sort, pageNum = 1, pageSize = 20 } = arg;
    const mine = String(arg.mine) === 'true';
    const rows = [...(await hallState()).values()].filter((row) => (mine ? row.mine : reads(row, request)));
    const words = keyword.toLowerCase().split(/\s+/).filter(Boolean);
    const said = ({ title, markdown }: Row) => `${title} ${markdown}`.toLowerCase();
    const all = rows.filter((row) => words.every((word) => said(row).includes(word)));
    const found = all.length > 0 ? all : rows.filter((row) => words.some((word) => said(row).includes(word)));
    const chosen = { kind, industry, region, status };
    const narrowed = mine ? found : found.filter((row) => KEYS.every((key) => fits(row, key, chosen[key])));
    narrowed.sort((a, b) => (sort === 'due' ? (a.due ?? '9').localeCompare(b.due ?? '9') : newest(a, b)));
    return {
      list: narrowed.slice((pageNum - 1) * pageSize, pageNum * pageSize).map((row) => shown(row, locale)),
      ...{
        total: narrowed.length,
        pageNum,
        pageSize,
        ...(all.length === 0 && found.length > 0 && { someWords: true }),
      },
      ...(!mine && { facets: presentDemandFacets(countOf(found, chosen), chosen, locale) }),
    };
  }),
  mockOperation('getDemand', async ({ arg, request, locale }) => shown(await rowOf(arg.id, request, locale), locale)),
  mockOperation('putDemand', async ({ arg, request, locale }) => {
    withPeople((people) => whoAsks(people, request, locale));
    const { id, form, publish, step = 0 } = arg;
    const rows = await hallState();
    const known = rows.get(id);
    if ((known?.step ?? 0) !== step) throw new Refusal(409, message('market:demand.changed')[locale]);
    const { title, description, budget, quantities, ...facts } = form;
    const row: Row = {
      ...{ id, title, markdown: description, lang: /\p{Script=Han}/u.test(title) ? 'zh' : 'en', mine: true, ...facts },
      ...{ organization: '北岭轧钢有限公司', code: 'beiling-rolling', closeReason: null, closeWords: '', extended: 0 },
      ...{ step: step + 1, state: publish ? 'open' : 'draft', post: publish ? 'published' : 'draft' },
      ...{ openedAt: publish ? new Date() : null, expiresAt: publish ? demandEnd(form.due, new Date()) : null },
      quantities: quantities.map(({ name, text }) => {
        const split = splitQuantity(text);
        if (!split) throw new Refusal(400, message('market:demand.quantity', { name, text })[locale]);
        return { name, ...split };
      }),
      budget: budget && {
        ...{ min: inSmallestUnits(budget.min, budget.currency), max: inSmallestUnits(budget.max, budget.currency) },
        ...{ currency: budget.currency, shown: budget.shown },
      },
    };
    rows.set(id, row);
    return shown(row, locale);
  }),
  mockOperation('actOnDemand', async ({ arg, request, locale }) => {
    const row = await rowOf(arg.id, request, locale);
    const current = demandState(row, new Date());
    if (!row.mine || !mayOnDemand(arg.action, { state: current, extended: row.extended }, by))
      throw new Refusal(409, message('market:demand.mayNot')[locale]);
    if (arg.action === 'drop') {
      (await hallState()).delete(row.id);
      return null;
    }
    row.step += 1;
    if (arg.action === 'extend') {
      row.extended += 1;
      row.expiresAt = demandEnd(arg.due ?? null, new Date());
    } else {
      row.state = 'closed';
      row.closeReason = arg.reason ?? 'not-needed';
      row.closeWords = arg.words ?? '';
    }
    return shown(row, locale);
  }),
];

const KEYS = ['kind', 'industry', 'region', 'status'] as const;
type Chosen = Partial<Record<(typeof KEYS)[number], string | undefined>>;
/** In the demo everybody runs their organization. */
const by = { isOurs: true, runsIt: true, isAuthor: true };

const newest = (a: Row, b: Row) => (b.openedAt?.getTime() ?? Infinity) - (a.openedAt?.getTime() ?? Infinity);
const factOf = (row: Row, key: (typeof KEYS)[number]) => (key === 'status' ? demandState(row, new Date()) : row[key]);
const shown = (row: Row, locale: Locale): Demand => toDemand(row, { ...by, isOurs: row.mine }, locale);
const isSigned = (request: Request) => withPeople((people) => isSignedIn(people, request));
/** The demo's person is no supplier. */
const reads = ({ mine, state: stored, readers }: Row, request: Request) =>
  stored !== 'draft' && (mine || readers === 'everybody' || (readers === 'signed-in' && isSigned(request)));

const fits = (row: Row, key: (typeof KEYS)[number], value: string | undefined) =>
  value === undefined ? key !== 'status' || ['open', 'matched'].includes(factOf(row, key)) : factOf(row, key) === value;

const countOf = (rows: readonly Row[], chosen: Chosen): DemandCount[] =>
  KEYS.flatMap((key) => {
    const counted = rows.filter((row) => KEYS.every((one) => one === key || fits(row, one, chosen[one])));
    const values = counted.map((row) => factOf(row, key)).filter(Boolean);
    return [...new Set(values)].map((value) => ({ key, value, count: values.filter((one) => one === value).length }));
  });

async function rowOf(id: string, request: Request, locale: Locale): Promise<Row> {
  const row = (await hallState()).get(id);
  if (!row || !(row.mine || reads(row, request))) throw new Refusal(404, noSuch('demand', id)[locale]);
  return row;
}
