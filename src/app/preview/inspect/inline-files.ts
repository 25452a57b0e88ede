import { toDataUrl } from '@/browser/to-data-url';

/** URLs of this site in attributes and CSS rules. Serialized attributes contain quotes as `&quot;`. */
const IN_MARKUP = /((?:src|href)="|url\((?:&quot;|["'])?)(\/(?!\/)[^"')&\s]+)/g;
const known = new Map<string, Promise<string>>();

/**
 * Embeds files of this site as data URLs, because an SVG image cannot load files. Browsers ignore those of other sites.
 */
export async function inlineFiles(markup: string): Promise<string> {
  const files = new Set<string>();
  for (const [, before = '', file = ''] of markup.matchAll(IN_MARKUP)) {
    // The target of a link is not drawn.
    if (!before.startsWith('href')) files.add(file);
  }
  const read = await Promise.all([...files].map(async (file) => [file, await fileAsData(file)] as const));
  const data = new Map(read);
  return markup.replace(
    IN_MARKUP,
    (whole, before: string, file: string) => before + (data.get(file) ?? whole.slice(before.length)),
  );
}

function fileAsData(file: string): Promise<string> {
  const found = known.get(file) ?? readFile(file).catch(() => 'data:,');
  known.set(file, found);
  return found;
}

async function readFile(file: string): Promise<string> {
  const response = await fetch(file);
  if (!response.ok) return 'data:,';
  return toDataUrl(await response.blob());
}
