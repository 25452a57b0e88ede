import { LOCALES } from '../../../generated/locales';
import { DATA_STATES, type DataState, defaultContext, type PreviewContext, ROLES, THEMES, WIDTHS } from './context';

const LONGEST_ROUTE = 500;
const MOST_BLOCKS = 60;
const BLOCK_ID = /^[A-Za-z0-9_-]{1,64}$/;
/** Accepts paths of this portal only: `//host` and `/\host` lead elsewhere, and the workbench must not contain itself. */
const ROUTE = /^\/(?![/\\])(?!admin(?:[/?]|$))[^\s\\#]*$/;
export const CONTEXT_KEYS = ['page', 'width', 'lang', 'theme', 'role', 'state', 'block', 'now'] as const;

/** Writes every value, defaults included, because defaults may change. The domain is in the path. */
export function writeContext(context: PreviewContext): URLSearchParams {
  const params = new URLSearchParams({
    page: context.route,
    width: String(context.viewport),
    lang: context.locale,
    theme: context.theme,
    role: context.role,
    state: context.state,
  });
  for (const id of Object.keys(context.blockStates).sort()) params.append('block', `${id}:${context.blockStates[id]}`);
  if (context.now !== null) params.set('now', context.now);
  return params;
}

/** Accepts any URL: missing or invalid values come from `fallback`. */
export function readContext(
  domain: string,
  params: URLSearchParams,
  fallback: PreviewContext = defaultContext(domain),
): PreviewContext {
  const page = params.get('page');
  return {
    domain,
    route: page !== null && isRoute(page) ? page : fallback.route,
    viewport: oneOf(WIDTHS, Number(params.get('width')), fallback.viewport),
    locale: oneOf(LOCALES, params.get('lang'), fallback.locale),
    theme: oneOf(THEMES, params.get('theme'), fallback.theme),
    role: oneOf(ROLES, params.get('role'), fallback.role),
    state: oneOf(DATA_STATES, params.get('state'), fallback.state),
    blockStates: readBlocks(params.getAll('block')),
    now: readMoment(params.get('now')) ?? fallback.now,
  };
}

export function isRoute(text: string): boolean {
  return text.length <= LONGEST_ROUTE && ROUTE.test(text);
}

/** An ISO time in UTC; null for anything else, including years of other than four digits. */
export function readMoment(text: string | null): string | null {
  const at = text === null ? Number.NaN : Date.parse(text);
  if (Number.isNaN(at)) return null;
  const moment = new Date(at).toISOString();
  return moment.length === 24 ? moment : null;
}

function readBlocks(pairs: readonly string[]): PreviewContext['blockStates'] {
  const entries = pairs.slice(0, MOST_BLOCKS).flatMap((pair): [string, DataState][] => {
    const at = pair.indexOf(':');
    const [id, state] = [pair.slice(0, at), oneOf(DATA_STATES, pair.slice(at + 1), null)];
    return state && BLOCK_ID.test(id) && id !== '__proto__' ? [[id, state]] : [];
  });
  return Object.fromEntries(entries);
}

function oneOf<T, F>(known: readonly T[], value: unknown, otherwise: F): T | F {
  return known.find((each) => each === value) ?? otherwise;
}
