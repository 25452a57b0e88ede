import type { Finding } from './finding';
import { isObject, type JsonObject, own } from './json-value';
import type { LocalizedText } from './messages/catalogue';
import { message } from './messages/message';
import { pointer } from './pointer';
import { walk } from './walk';

/** What exists on this installation. */
export interface Known {
  /** Whether there is a page at this path. */
  isPage(path: string): boolean;
  /** Whether a picture or file is stored at this path of the portal. */
  hasFile(path: string): boolean;
  /** Whether this setting's domain may search a knowledge base. */
  maySearch(base: number): boolean;
}

const imageKey = /^(pageBackgroundImage|background|image|logo|icon|picture)$/;
const linkKey = /^(url|href|link)$/;

/**
 * Finds addresses of this portal that lead nowhere (other hosts are not requested), and knowledge bases that this
 * domain may not search. The latter are errors, as a setting must not open another organization's data.
 */
export function checkReferences(setting: JsonObject, known: Known): Finding[] {
  const findings: Finding[] = [];
  const add = (at: string, text: LocalizedText) =>
    findings.push({ severity: 'warning', kind: 'reference', pointer: at, text });
  const pages = own(setting, 'pages');
  for (const path of isObject(pages) ? Object.keys(pages) : [])
    if (!known.isPage(path)) add(pointer('/pages', path), noPage(path));
  for (const { value, pointer: at, key } of walk(setting)) {
    if (typeof value === 'string' && value.startsWith('/')) {
      const path = value.split(/[?#]/, 1)[0] as string;
      if (imageKey.test(key) && !known.hasFile(path)) add(at, noImage(path));
      if (linkKey.test(key) && !known.isPage(path) && !known.hasFile(path)) add(at, noPage(path));
    }
    if ((key === 'searchScope' || key === 'scope') && Array.isArray(value))
      value.forEach((id, n) => {
        if (typeof id === 'number' && !known.maySearch(id))
          findings.push({ severity: 'error', kind: 'reference', pointer: pointer(at, n), text: noBase(id) });
      });
  }
  return findings;
}

const short = (path: string) => (path.length > 80 ? `${path.slice(0, 79)}…` : path);
const noPage = (path: string): LocalizedText => message('setting:checkReferences.noPage', { path: short(path) });
const noImage = (path: string): LocalizedText => message('setting:checkReferences.noImage', { path: short(path) });
/** The same text for a base that does not exist and one that belongs to somebody else. */
const noBase = (id: number): LocalizedText =>
  id === 1 ? message('setting:checkReferences.noTenant') : message('setting:checkReferences.noBase', { id });
