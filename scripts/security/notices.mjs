// Names and licence texts of everything that the product includes, as those licences require when it is passed on.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listLicences } from './licences.mjs';

const LICENCE_FILE = /^(licen[cs]e|notice|copying|copyright)/i;

/** Contents of THIRD-PARTY-NOTICES.txt; packages with the same licence text share it. */
export function thirdPartyNotices(root) {
  const packages = new Map();
  for (const { name, version, licence, use, folder } of listLicences(root)) {
    if (use !== 'product' || folder === undefined) continue;
    const words =
      licenceText(folder) || `The package brings no text of its licence: https://spdx.org/licenses/${licence}.html`;
    packages.set(words, [...(packages.get(words) ?? []), `${name} ${version} (${licence})`]);
  }
  const parts = [...packages].map(([words, names]) => `${[...new Set(names)].join('\n')}\n\n${words}`);
  const line = `\n\n${'-'.repeat(80)}\n\n`;
  return `Millwright contains these packages, each under its own licence.${line}${parts.join(line)}\n`;
}

function licenceText(folder) {
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (one) => one.isFile() && LICENCE_FILE.test(one.name),
  );
  const texts = files.map(({ name }) => readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim());
  return [...new Set(texts)].join('\n\n');
}
