// Checks the licences of everything installed against those under which a company may use and pass on the product.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Permissive licences, and weak copyleft that imposes nothing on our code if a package is used unchanged. */
const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Unlicense'],
  ...['CC0-1.0', 'Zlib', 'Python-2.0', 'PostgreSQL', 'WTFPL', 'BSL-1.0', 'OFL-1.1', 'Unicode-3.0', 'Unicode-DFS-2016'],
]);

/** Whether a licence expression can be satisfied with allowed licences only. Unknown names are not allowed. */
export function isAllowed(expression) {
  const tokens = expression.match(/\(|\)|[^\s()]+/g) ?? [];
  let at = 0;
  const any = () => {
    let fine = every();
    while (tokens[at] === 'OR') {
      at += 1;
      const other = every();
      fine ||= other;
    }
    return fine;
  };
  const every = () => {
    let fine = one();
    while (tokens[at] === 'AND') {
      at += 1;
      const other = one();
      fine &&= other;
    }
    return fine;
  };
  const one = () => {
    const token = tokens[at];
    at += 1;
    if (token !== '(') return ALLOWED.has(token);
    const fine = any();
    at += 1;
    return fine;
  };
  return any() && at === tokens.length;
}

function licenceOf({ license, licenses }) {
  if (typeof license === 'string') return license;
  if (license?.type) return license.type;
  // The form that old packages use.
  const old = Array.isArray(licenses) ? licenses : licenses ? [licenses] : [];
  return old.map((one) => one.type ?? one).join(' OR ');
}

/** One row per package of the lock file: as installed, or as locked if it is for another platform and not installed. */
export function listLicences(root) {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const rows = Object.entries(packages).filter(([place, { link }]) => place !== '' && !link);
  return rows.map(([place, locked]) => {
    const file = path.join(root, place, 'package.json');
    const installed = existsSync(file);
    const found = installed ? JSON.parse(readFileSync(file, 'utf8')) : locked;
    const name = locked.name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return {
      name,
      version: locked.version,
      licence: licenceOf(found) || locked.license || '',
      use: locked.dev ? 'development' : 'product',
      folder: installed ? path.dirname(file) : undefined,
    };
  });
}

/** Packages that need a review, and exceptions that are no longer needed. */
export function checkLicences(root) {
  const exceptions = JSON.parse(readFileSync(path.join(import.meta.dirname, 'licence-exceptions.json'), 'utf8'));
  const rows = listLicences(root);
  const fits = (pattern, name) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern);
  const exceptionFor = ({ name, licence, use }) =>
    Object.entries(exceptions).find(
      ([pattern, given]) =>
        fits(pattern, name) && given.licences.includes(licence) && (given.use === undefined || given.use === use),
    );
  const odd = rows
    .filter(({ licence }) => !isAllowed(licence))
    .map((row) => ({ ...row, exception: exceptionFor(row) }));
  const unused = Object.keys(exceptions).filter((pattern) => !odd.some(({ exception }) => exception?.[0] === pattern));
  return {
    count: rows.length,
    odd: odd.map(({ exception, ...row }) => ({ ...row, reason: exception?.[1].reason })),
    findings: [
      ...odd
        .filter(({ exception }) => !exception)
        .map(
          ({ name, version, licence, use }) =>
            `${name}@${version} (${use}) has the licence '${licence || 'none'}'. Replace it, or name it with a reason in scripts/security/licence-exceptions.json.`,
        ),
      ...unused.map((name) => `licence-exceptions.json names ${name}, which needs no exception. Take it out.`),
    ],
  };
}
