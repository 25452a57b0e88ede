import { readFormats } from './number-formats';
import { type Book, readSheet, readStrings, SHEET_LIMITS, type Sheet } from './read-sheet';
import { scanXml } from './scan-xml';
import { unpack, type ZipEntry, zipEntries } from './zip-entries';

export interface Workbook extends Sheet {
  sheet: string;
  /** Names of all sheets with cells. */
  sheets: string[];
  hasMacros: boolean;
}

export type WorkbookFault =
  | { refusal: 'locked' | 'broken' | 'otherSheets' | 'noSheets' }
  | { refusal: 'unpacked' | 'ratio'; value: string; limit: string }
  | { refusal: 'cells'; limit: string };

/** Decided by the directory, before anything is unpacked. */
export const UNPACKED_LIMITS = { bytes: 150_000_000, ratio: 100 } as const;

const isFault = (read: object): read is WorkbookFault => 'refusal' in read;

/** The values of one sheet, the first visible one unless named. Nothing in the file is run or fetched. */
export async function readWorkbook(bytes: Uint8Array, wanted?: string): Promise<Workbook | WorkbookFault> {
  const zip = openZip(bytes);
  if (isFault(zip)) return zip;
  const parts = await findParts(zip);
  if (isFault(parts)) return parts;
  const chosen = parts.sheets.find(({ name }) => name === wanted) ?? parts.sheets[0];
  if (!chosen) return { refusal: 'noSheets' };
  const [strings, formats, sheet] = await Promise.all(
    [parts.strings, parts.formats, chosen.path].map((path) => (path === undefined ? '' : zip.read(path))),
  );
  const book: Partial<Book> = {
    strings: strings === undefined ? undefined : readStrings(strings),
    formats: formats === undefined ? undefined : readFormats(formats),
    from1904: parts.from1904,
  };
  if (!book.strings || !book.formats || sheet === undefined) return { refusal: 'broken' };
  const read = readSheet(sheet, book as Book);
  if (read === 'cells') return { refusal: 'cells', limit: SHEET_LIMITS.cells.toLocaleString('en-US') };
  if (read === 'broken') return { refusal: 'broken' };
  const hasMacros = zip.entries.some(({ name }) => /(^|\/)(vbaProject\.bin|macrosheets\/)/i.test(name));
  return { ...read, sheet: chosen.name, sheets: parts.sheets.map(({ name }) => name), hasMacros };
}

interface Zip {
  entries: ZipEntry[];
  /** Text of a part; '' if there is none, nothing if it is damaged. */
  read: (path: string) => Promise<string | undefined>;
}

function openZip(bytes: Uint8Array): Zip | WorkbookFault {
  const entries = zipEntries(bytes);
  if (!entries) return { refusal: 'broken' };
  if (entries.some(({ locked }) => locked)) return { refusal: 'locked' };
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  const { bytes: most, ratio: mostRatio } = UNPACKED_LIMITS;
  if (unpacked > most) return { refusal: 'unpacked', value: megabytes(unpacked), limit: megabytes(most) };
  const ratio = Math.max(...entries.map(({ size, packed }) => size / Math.max(1, packed)), unpacked / bytes.length);
  if (ratio > mostRatio) return { refusal: 'ratio', value: ratio.toFixed(0), limit: String(mostRatio) };
  const known = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
  const read = async (path: string) => {
    const entry = known.get(path.toLowerCase());
    if (!entry) return '';
    const content = await unpack(bytes, entry);
    return content && decode(content);
  };
  return { entries, read };
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

function decode(content: Uint8Array): string {
  const wide = { 65279: 'utf-16be', 65534: 'utf-16le' }[((content[0] ?? 0) << 8) | (content[1] ?? 0)];
  return new TextDecoder(wide ?? 'utf-8').decode(content);
}

interface Parts {
  sheets: { name: string; path: string }[];
  strings: string | undefined;
  formats: string | undefined;
  from1904: boolean;
}

async function findParts(zip: Zip): Promise<Parts | WorkbookFault> {
  const top = linksIn(await zip.read('_rels/.rels'), '');
  const main = top?.find(({ type }) => type === 'officeDocument')?.path;
  if (main === undefined || !main.endsWith('.xml')) return { refusal: top ? 'otherSheets' : 'broken' };
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const links = linksIn(await zip.read(`${folder}_rels/${main.slice(folder.length)}.rels`), folder);
  const xml = await zip.read(main);
  if (!links || !xml) return { refusal: 'broken' };
  const pathOf = (wanted: string) => links.find(({ type }) => type === wanted)?.path;
  const sheets: Parts['sheets'] = [];
  const hidden: Parts['sheets'] = [];
  let from1904 = false;
  const whole = scanXml(xml, {
    open: (name, attribute) => {
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attribute('date1904') ?? '');
      if (name !== 'sheet') return;
      // Charts and sheets of macros are sheets of other types.
      const link = links.find(({ id, type }) => id === attribute('id') && type === 'worksheet');
      const found = link && { name: attribute('name') ?? '', path: link.path };
      if (found) (attribute('state') ? hidden : sheets).push(found);
    },
    text: () => undefined,
    close: () => undefined,
  });
  if (!whole) return { refusal: 'broken' };
  return { sheets: [...sheets, ...hidden], strings: pathOf('sharedStrings'), formats: pathOf('styles'), from1904 };
}

interface Link {
  id: string;
  type: string;
  path: string;
}

/** Other parts that one names, by the last word of their type. */
function linksIn(xml: string | undefined, folder: string): Link[] | undefined {
  if (xml === undefined) return undefined;
  const links: Link[] = [];
  const whole = scanXml(xml, {
    open: (name, attribute) => {
      if (name !== 'Relationship' || attribute('TargetMode') === 'External') return;
      const [id, type = '', target = ''] = ['Id', 'Type', 'Target'].map(attribute);
      const path = target.startsWith('/') ? target.slice(1) : `${folder}${target.replace(/^\.\//, '')}`;
      links.push({ id: id ?? '', type: type.slice(type.lastIndexOf('/') + 1), path });
    },
    text: () => undefined,
    close: () => undefined,
  });
  return whole ? links : undefined;
}
