import type { Finding } from './finding';
import { isObject, type JsonObject, own } from './json-value';
import { pointer } from './pointer';
import { walk } from './walk';
import type { Words } from './words';

/** What exists on this installation. */
export interface Known {
  /** Whether a page answers at this path. */
  isPage(path: string): boolean;
  /** Whether a picture or file is kept at this path of the portal. */
  hasFile(path: string): boolean;
  knowledgeBases: ReadonlySet<number>;
}

const imageKey = /^(pageBackgroundImage|background|image|logo|icon|picture)$/;
const linkKey = /^(url|href|link)$/;

/** Addresses of this portal that lead nowhere, and knowledge bases that do not exist. Other hosts are not asked. */
export function checkReferences(setting: JsonObject, known: Known): Finding[] {
  const findings: Finding[] = [];
  const add = (at: string, text: Words) => findings.push({ severity: 'warning', kind: 'reference', pointer: at, text });
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
        if (typeof id === 'number' && !known.knowledgeBases.has(id)) add(pointer(at, n), noBase(id));
      });
  }
  return findings;
}

const short = (path: string) => (path.length > 80 ? `${path.slice(0, 79)}…` : path);
const noPage = (path: string): Words => ({
  'zh-CN': `本站没有页面“${short(path)}”。`,
  'en-US': `There is no page '${short(path)}' on this portal.`,
});
const noImage = (path: string): Words => ({
  'zh-CN': `本站没有图片“${short(path)}”。请重新上传或更换地址。`,
  'en-US': `There is no picture '${short(path)}' on this portal. Upload it again or change the address.`,
});
const noBase = (id: number): Words => ({
  'zh-CN': `没有编号为 ${id} 的知识库。`,
  'en-US': `There is no knowledge base ${id}.`,
});
