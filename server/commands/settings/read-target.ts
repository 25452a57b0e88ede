import { existsSync, readFileSync } from 'node:fs';
import type { JsonObject } from '../../../setting/json-value';
import { readTransfer } from '../../../setting/read-transfer';
import { mostFileCharacters } from '../../domains/publishing/transfer-setting';
import { readPublication } from '../../domains/store/publications';
import { readPublished } from '../../domains/store/setting-domains';
import { type Call, WrongCall } from './command';

interface Target {
  name: string;
  setting: JsonObject;
}

/** `file.json`, a domain, or `domain@revision` (its first characters do not suffice: revisions are named whole). */
export async function readTarget(name: string | undefined, call: Call): Promise<Target> {
  if (!name) throw new WrongCall('Name a file, a domain or domain@revision.');
  return existsSync(name) ? readSettingFile(name) : readStored(name, call);
}

export function readSettingFile(name: string): Target {
  if (!existsSync(name)) throw new WrongCall(`There is no file ${name}.`);
  const read = readTransfer(readFileSync(name, 'utf8'), mostFileCharacters);
  if ('fault' in read)
    throw new WrongCall(`${name}${read.fault.pointer && ` at ${read.fault.pointer}`}: ${read.fault.text['en-US']}`);
  return { name, setting: read.setting };
}

async function readStored(name: string, call: Call): Promise<Target> {
  const [domain = '', revision] = name.split('@');
  const { db } = await call.store();
  const found = revision ? await readPublication(db, domain, revision) : await readPublished(db, domain);
  if (!found)
    throw new WrongCall(`There is neither a file nor a published ${revision ? 'revision' : 'domain'} '${name}'.`);
  return { name, setting: found.body as JsonObject };
}
