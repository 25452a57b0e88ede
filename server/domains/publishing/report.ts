import { existsSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { checkBrand } from '../../../setting/brand/check-brand';
import { checkContrast } from '../../../setting/check-contrast';
import { checkReferences, type Known } from '../../../setting/check-references';
import { checkTranslations } from '../../../setting/check-translations';
import type { Finding } from '../../../setting/finding';
import { isObject, type JsonObject } from '../../../setting/json-value';
import type { UpgradeBlock } from '../../../setting/rehearse';
import { walk } from '../../../setting/walk';
import type { Contract } from '../../base/contract/document';
import type { Store } from '../../base/database/db';
import { packageRoot } from '../../base/package-root';
import { listKnowledgeBases, maySearch } from '../../knowledge';
import { loadPages } from '../portal/pages';
import { domainsFolder } from '../seed-domains';
import { createExplainedCheck } from '../setting-check';
import { imageExists } from '../store/setting-images';
import { createBlockCheck } from './check-blocks';
import { examples } from './examples';

/** Everything that can be said about a setting without rendering it. */
export type Report = (body: unknown) => Promise<Finding[]>;

interface Options {
  contract: Contract;
  /** Without one, pictures and knowledge bases that only it knows are not asked for. */
  store?: Store;
  clientFolder?: string;
  pagesFolder?: string;
  /** The migrations of blocks; without them, blocks of earlier versions are not looked into. */
  upgradeBlock?: UpgradeBlock;
}

const ownPicture = /^\/images\/([0-9a-f]{64})\.\w+$/;

export function createReport({
  contract,
  store,
  clientFolder = join(packageRoot, 'dist', 'client'),
  pagesFolder = join(packageRoot, 'src', 'pages'),
  upgradeBlock,
}: Options): Report {
  const checkSchema = createExplainedCheck(contract);
  const checkBlocks = createBlockCheck({ upgradeBlock });
  const pages = loadPages(pagesFolder);
  const isFile = (path: string) =>
    path.startsWith('/brand/')
      ? inside(join(domainsFolder, 'assets'), path.slice('/brand'.length))
      : inside(clientFolder, path);

  async function resourcesOf(setting: JsonObject): Promise<Known> {
    const hashes = [...walk(setting)].flatMap(({ value }) => ownPicture.exec(String(value))?.[1] ?? []);
    const kept = store ? await imageExists(store.db, hashes) : new Set(hashes);
    const bases = store && (await listKnowledgeBases(store.db));
    return {
      isPage: pages.isBuilt,
      hasFile: (path) => kept.has(ownPicture.exec(path)?.[1] ?? '') || isFile(path),
      maySearch: maySearch(setting, bases),
    };
  }

  return async (body) => {
    const faults = checkSchema(body);
    const findings: Finding[] = faults.map(({ pointer, text }) => ({
      severity: 'error',
      kind: 'schema',
      pointer,
      text,
    }));
    // What is not an object, or too large to look at, has nothing more to tell.
    if (!isObject(body) || faults.some(({ pointer }) => pointer === '')) return findings;
    return [
      ...onePerPlace([...findings, ...checkBlocks(body)]),
      ...checkReferences(body, await resourcesOf(body)),
      ...checkContrast(body),
      ...checkTranslations(body),
      ...checkBrand(body, examples()),
    ];
  };
}

/** A text that may be a string or an object fails both ways; people need one sentence. */
function onePerPlace(findings: Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ pointer }) => !seen.has(pointer) && seen.add(pointer));
}

/** The path comes from a setting: it must not lead out of the folder. */
function inside(folder: string, path: string): boolean {
  const file = normalize(join(folder, path));
  return file.startsWith(folder) && file !== folder && existsSync(file);
}
