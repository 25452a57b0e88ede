// `npm run security`: checks licences, advisories, secrets in the tree and headers of the built server. Exits with 1 if
// something must be fixed.
import { checkAdvisories } from './security/advisories.mjs';
import { checkLicences } from './security/licences.mjs';
import { checkServer } from './security/running-server.mjs';
import { checkSecrets } from './security/secrets.mjs';
import { root, setup } from './setup.mjs';

const findings = [];

function tell(title, { note, ...result }) {
  console.log(`\n── ${title}`);
  if (note) console.log(note);
  for (const finding of result.findings) console.log(`  ✗ ${finding}`);
  if (result.findings.length === 0 && !note) console.log('  Nothing to mend.');
  findings.push(...result.findings);
}

setup();

const licences = checkLicences(root);
tell(`licences of ${licences.count} packages`, licences);
if (licences.odd.length > 0) {
  console.log('  Beyond the plainly permissive ones:');
  console.table(mergeByReason(licences.odd));
}

const advisories = checkAdvisories(root);
tell('known advisories', advisories);
if (advisories.rows?.length) console.table(advisories.rows);

const secrets = checkSecrets(root);
tell(`secrets in ${secrets.count} files`, secrets);

for (const secure of [false, true])
  tell(`headers of the built server${secure ? ' behind https' : ''}`, await checkServer(secure));

console.log(findings.length === 0 ? '\nNothing to mend.' : `\n${findings.length} to mend.`);
process.exitCode = findings.length === 0 ? 0 : 1;

/** Merges the per-platform packages of one binary into one line. */
function mergeByReason(rows) {
  const merged = new Map();
  for (const { name, licence, use, reason = 'none given' } of rows) {
    const key = `${licence} ${reason}`;
    const row = merged.get(key) ?? { packages: name, more: -1, licence, use, reason };
    merged.set(key, { ...row, more: row.more + 1 });
  }
  return [...merged.values()];
}
