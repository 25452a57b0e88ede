import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder of our package.json, for code that runs from server/ or, bundled, from dist/server/, in any working
 * directory.
 */
function findPackageRoot(from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).name === 'millwright') return folder;
    if (folder === dirname(folder)) throw new Error(`No package.json of millwright above ${from}`);
  }
}

export const packageRoot = findPackageRoot(dirname(fileURLToPath(import.meta.url)));

export const version: string = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')).version;
