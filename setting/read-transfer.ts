import { isObject, type JsonObject, type JsonValue, own } from './json-value';
import type { LocalizedText } from './messages/catalogue';
import { message } from './messages/message';
import { pointer } from './pointer';
import { TRANSFER_FORMAT, TRANSFER_VERSION } from './transfer';

interface TransferFault {
  pointer: string;
  text: LocalizedText;
}

type ReadTransfer =
  | { setting: JsonObject; appBuild?: string; exportedAt?: string; notes: LocalizedText[] }
  | { fault: TransferFault };

/** Reads an exported file, or reports what is wrong with it; repairs nothing. */
export function readTransfer(text: string, limit: number): ReadTransfer {
  if (text.length > limit) return fault('', tooLong(text.length, limit));
  let value: JsonValue;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return fault('', noJson((error as Error).message));
  }
  const trap = findTrap(value, '');
  if (trap !== undefined) return fault(trap, forbiddenKey);
  if (!isObject(value)) return fault('', foreign);
  return own(value, 'format') === TRANSFER_FORMAT ? readFile(value) : readBare(value);
}

function readFile(file: JsonObject): ReadTransfer {
  const version = own(file, 'formatVersion');
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    return fault('/formatVersion', noVersion);
  if (version > TRANSFER_VERSION) return fault('/formatVersion', newerFormat(version));
  const setting = own(file, 'setting');
  if (!isObject(setting)) return fault('/setting', noSetting);
  const textOf = (key: string) => (typeof file[key] === 'string' ? (file[key] as string) : undefined);
  return { setting, appBuild: textOf('appBuild'), exportedAt: textOf('exportedAt'), notes: [] };
}

/** Reads a setting without the export's wrapping, as kept in a repository. */
function readBare(value: JsonObject): ReadTransfer {
  return typeof own(value, 'accessDomain') === 'string' ? { setting: value, notes: [bare] } : fault('', foreign);
}

/** The pointer of a __proto__ key: careless assignment later would change a prototype. */
function findTrap(root: JsonValue, at: string): string | undefined {
  const open: [JsonValue, string][] = [[root, at]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [value, place] = next;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, part] of Object.entries(value)) {
      const here = pointer(place, key);
      if (key === '__proto__') return here;
      open.push([part, here]);
    }
  }
  return undefined;
}

const fault = (at: string, text: LocalizedText): ReadTransfer => ({ fault: { pointer: at, text } });
const kB = (characters: number) => `${Math.ceil(characters / 1024).toLocaleString('en-US')} kB`;

const tooLong = (length: number, limit: number): LocalizedText =>
  message('setting:readTransfer.tooLong', { size: kB(length), limit: kB(limit) });
const noJson = (reason: string): LocalizedText => message('setting:readTransfer.noJson', { reason });
const forbiddenKey: LocalizedText = message('setting:readTransfer.forbiddenKey');
const foreign: LocalizedText = message('setting:readTransfer.foreign', { format: TRANSFER_FORMAT });
const noVersion: LocalizedText = message('setting:readTransfer.noVersion');
const newerFormat = (version: number): LocalizedText =>
  message('setting:readTransfer.newerFormat', { version, known: TRANSFER_VERSION });
const noSetting: LocalizedText = message('setting:readTransfer.noSetting');
const bare: LocalizedText = message('setting:readTransfer.bare');
