import { toDataUrl } from '@/browser/to-data-url';

/** Addresses of our own site, in attributes and in rules. Serialized markup writes a quote inside an attribute as `&quot;`. */
const IN_MARKUP = /((?:src|href)="|url\((?:&quot;|["'])?)(\/(?!\/)[^"')&\s]+)/g;
const known = new Map<string, Promise<string>>();

/** A picture in an SVG may fetch nothing: files of our own site are put into it, others are left out by the browser. */
export async function inlineFiles(markup: string): Promise<string> {
  const files = new Set<string>();
  for (const [, before = '', file = ''] of markup.matchAll(IN_MARKUP)) {
    // A link leads somewhere, nothing is to be seen there.
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
