import { as, choice, folder, integer, type ListForm, list, secret, text, textOr, url } from './config/fields';
import { readFields, type Section, type Source } from './config/read-fields';

const isHostName = (host: string) =>
  /^[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*$/.test(host);
const hostNames: ListForm = {
  fits: isHostName,
  form: 'host names such as portal.example.com, without https:// and port',
};
const cookieDomain: ListForm = {
  // A dot in front is what older software asks for.
  fits: (domain) => isHostName(domain.replace(/^\./, '')),
  form: 'one domain such as example.com, without https:// and port',
};
const origins = (example: string): ListForm => ({
  fits: (origin) => URL.canParse(origin) && new URL(origin).origin === origin.toLowerCase(),
  form: `origins such as ${example}, without a path`,
});

const listens = {
  port: integer('PORT', 8080, [0, 65535], 'Port. Taken already: the start names the next free one it uses.'),
  host: textOr('HOST', '127.0.0.1', 'Address to listen on. `0.0.0.0` opens the portal to the network.'),
  mainHosts: list(
    'MAIN_HOST',
    hostNames,
    'Host names of the main domain, separated by commas, besides `localhost` and the loopback addresses. `<name>.<main host>` selects the domain `<name>`.',
  ),
  trustProxy: as(
    choice(
      'TRUST_PROXY',
      ['false', 'true', '0', '1', '2', '3'],
      '`true` behind nginx or HAProxy: the visitor’s address and protocol are read from the headers that the proxy sets. `2` or `3` behind as many proxies, one behind the other. Without it everybody behind the proxy is one network to every limit: one who guesses holds up all.',
    ),
    (value) => (value === 'true' ? 1 : Number(value) || 0),
  ),
  cookieDomain: as(
    list(
      'COOKIE_DOMAIN',
      cookieDomain,
      'Domain of the sign-in cookies, so that several hosts below it share a session. Absent: each host has its own.',
    ),
    ([domain]) => domain,
  ),
  hsts: choice(
    'HSTS',
    ['subdomains', 'host', 'off'],
    'Where https reaches the portal, browsers are told to come back by https only, for two years: to this host and the hosts below it. `host`: to this host alone. `off`: they are told nothing.',
  ),
  frameOrigins: list(
    'FRAME_ORIGINS',
    origins('https://portal.example.com'),
    'Origins, separated by commas, whose embedded pages may say `login-expired`, besides the portal’s own. The session then ends here too.',
  ),
  pictureOrigins: list(
    'PICTURE_ORIGINS',
    origins('https://cdn.example.com'),
    'Origins, separated by commas, that pictures may come from besides the portal itself and the hosts that a domain’s setting names for its pictures. For avatars and logos that services behind the portal keep elsewhere.',
  ),
};

const keeps = {
  data: folder(
    'MILLWRIGHT_DATA',
    './data',
    'Folder of the embedded database, the search index and the lock. Relative folders count from the folder of the product. One process at a time uses it.',
  ),
  databaseUrl: url(
    'DATABASE_URL',
    ['postgres:', 'postgresql:'],
    'A PostgreSQL (14 or newer) of yours, as `postgres://user:password@host/name`, instead of the embedded one.',
  ),
  secret: secret(
    'MILLWRIGHT_SECRET',
    'Seals the secrets that the database keeps, such as those of authenticator apps; 32 characters or more. Absent: a key made at the first start, `sealing.key` in the data folder. Nodes that share a database have to share it.',
    32,
  ),
};

const behaves = {
  env: choice(
    'MILLWRIGHT_ENV',
    ['production', 'preproduction'],
    '`production` or `preproduction`. The latter searches knowledge base 2 where a domain does not say.',
  ),
  rateLimit: integer(
    'RATE_LIMIT',
    600,
    [0, 1_000_000],
    'Requests a minute for one visitor; one address or IPv6 /64 may make ten times as many, a /24 or /48 twenty times. `0` switches the limit off.',
  ),
  streamsPerNetwork: integer(
    'STREAMS_PER_NETWORK',
    500,
    [1, 100_000],
    'Event streams (open pages, answers being written) that one address or IPv6 /64 may hold open at a node; a /24 or /48 twice as many. More where a whole company comes from one address.',
  ),
  auditKeepDays: as(
    integer(
      'AUDIT_KEEP_DAYS',
      0,
      [0, 36_500],
      'Entries of the audit log are removed after so many days, 180 at least, and the log says that they were. `0`: never.',
    ),
    (days, faults) => {
      if (days > 0 && days < 180)
        faults.push(`AUDIT_KEEP_DAYS is ${days}; entries are kept for 180 days at least, or 0 for ever.`);
      return days;
    },
  ),
  securityContact: as(
    text(
      'SECURITY_CONTACT',
      'Where somebody tells of a weakness they found: an e-mail address or an `https://` page. It stands in `/.well-known/security.txt` (RFC 9116), which is not there without it.',
    ),
    readContact,
  ),
  logLevel: choice(
    'LOG_LEVEL',
    ['warn', 'fatal', 'error', 'info', 'debug', 'trace', 'silent'],
    '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`. Logs are JSON lines on standard error.',
  ),
};

export const baseSections: Section[] = [
  { title: 'Where it listens', tables: [listens] },
  { title: 'Where it keeps things', tables: [keeps] },
  { title: 'How it behaves', tables: [behaves] },
];

export const readBaseConfig = (source: Source) => ({ ...readFields({ ...listens, ...keeps, ...behaves }, source) });

function readContact(given: string | undefined, faults: string[]): string | undefined {
  if (given === undefined) return undefined;
  if (/^[^\s@<>:/]+@[^\s@<>:/]+$/.test(given)) return `mailto:${given}`;
  if (/^(https:\/\/|mailto:)\S+$/.test(given) && URL.canParse(given)) return given;
  faults.push(`SECURITY_CONTACT is '${given}'; give an e-mail address or a page that begins with https://.`);
  return undefined;
}
