import { isObject, type JsonObject, type JsonValue, own } from './json-value';
import { pointer } from './pointer';
import { TRANSFER_FORMAT, TRANSFER_VERSION } from './transfer';
import type { Words } from './words';

export interface TransferFault {
  pointer: string;
  text: Words;
}

export type ReadTransfer =
  | { setting: JsonObject; appBuild?: string; exportedAt?: string; notes: Words[] }
  | { fault: TransferFault };

/** Reads an exported file. Whatever it is, the answer says what is wrong with it; nothing is repaired. */
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

/** A setting as it stands in a repository, without the wrapping. */
function readBare(value: JsonObject): ReadTransfer {
  return typeof own(value, 'accessDomain') === 'string' ? { setting: value, notes: [bare] } : fault('', foreign);
}

/** Assigned carelessly anywhere later, this key would change objects instead of filling them. */
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

const fault = (at: string, text: Words): ReadTransfer => ({ fault: { pointer: at, text } });
const kB = (characters: number) => `${Math.ceil(characters / 1024).toLocaleString('en-US')} kB`;

const tooLong = (length: number, limit: number): Words => ({
  'zh-CN': `文件有 ${kB(length)}，最多接受 ${kB(limit)}。请确认选择的是设置文件。`,
  'en-US': `The file has ${kB(length)}; at most ${kB(limit)} are taken. Check that it is a settings file.`,
});
const noJson = (reason: string): Words => ({
  'zh-CN': `文件不是有效的 JSON：${reason}`,
  'en-US': `The file is not valid JSON: ${reason}`,
});
const forbiddenKey: Words = {
  'zh-CN': '文件中有名为 __proto__ 的键，不接受。请删除后重试。',
  'en-US': 'The file has a key called __proto__, which is not taken. Remove it and try again.',
};
const foreign: Words = {
  'zh-CN': `这不是 Millwright 的设置文件：缺少 format“${TRANSFER_FORMAT}”，也没有 accessDomain。`,
  'en-US': `This is no settings file of Millwright: it has neither the format '${TRANSFER_FORMAT}' nor an accessDomain.`,
};
const noVersion: Words = {
  'zh-CN': 'formatVersion 应为从 1 起的整数。',
  'en-US': 'formatVersion must be a whole number from 1.',
};
const newerFormat = (version: number): Words => ({
  'zh-CN': `文件格式版本为 ${version}，此版本最多读取 ${TRANSFER_VERSION}。请先升级 Millwright。`,
  'en-US': `The file has format version ${version}; this build reads up to ${TRANSFER_VERSION}. Update Millwright first.`,
});
const noSetting: Words = { 'zh-CN': '文件中没有 setting 对象。', 'en-US': 'The file holds no object called setting.' };
const bare: Words = {
  'zh-CN': '文件是不带说明的设置，无法得知导出它的版本。',
  'en-US': 'The file is a bare setting; which build wrote it is not known.',
};
