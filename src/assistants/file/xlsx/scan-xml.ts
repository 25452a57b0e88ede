export interface XmlReader {
  /** Names come without their prefix. */
  open: (name: string, attribute: (name: string) => string | undefined) => void;
  text: (text: string) => void;
  close: (name: string) => void;
}

const TAG = /<(\/?)([^\s/>"'<]+)((?:[^<>"'/]|"[^"]*"|'[^']*'|\/(?!>))*)(\/?)>/y;
const SKIPPED: [string, string][] = [
  ['<!--', '-->'],
  ['<?', '?>'],
];

/**
 * Goes once through XML as spreadsheets have it; false if it is damaged. Declarations of types are refused, so nothing
 * expands and nothing is fetched.
 */
export function scanXml(source: string, { open, text, close }: XmlReader): boolean {
  let at = 0;
  while (at < source.length) {
    const next = source.indexOf('<', at);
    if (next === -1) return source.slice(at).trim() === '';
    if (next > at) text(unescapeXml(source.slice(at, next)));
    const skipped = SKIPPED.find(([start]) => source.startsWith(start, next));
    if (skipped) {
      const end = source.indexOf(skipped[1], next);
      if (end === -1) return false;
      at = end + skipped[1].length;
      continue;
    }
    if (source.startsWith('<![CDATA[', next)) {
      const end = source.indexOf(']]>', next);
      if (end === -1) return false;
      text(source.slice(next + 9, end));
      at = end + 3;
      continue;
    }
    TAG.lastIndex = next;
    const tag = TAG.exec(source);
    if (!tag) return false;
    const [, closes, full = '', attributes = '', empty] = tag;
    const name = localName(full);
    if (!closes) open(name, (wanted) => attributeOf(attributes, wanted));
    if (closes || empty) close(name);
    at = TAG.lastIndex;
  }
  return true;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

function attributeOf(source: string, wanted: string): string | undefined {
  if (source === '') return undefined;
  for (const [, name = '', double, single] of source.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g))
    if (localName(name) === wanted) return unescapeXml(double ?? single ?? '');
  return undefined;
}

const NAMED: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const unescapeXml = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(\w{2,4}));/g, (whole, decimal, hex, name) => {
        if (name) return NAMED[name] ?? whole;
        const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
      })
    : text;
