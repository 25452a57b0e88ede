import { as, choice, file, folder, integer, type ListForm, list, secret, text, textOr, url } from './config/fields';
import { readFields, type Section, type Source } from './config/read-fields';

const isHostName = (host: string) =>
  /^[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*$/.test(host);
const hostNames: ListForm = {
  fits: isHostName,
  form: 'host names such as portal.example.com, without https:// and port',
};
const cookieDomain: ListForm = {
  // Older software requires a leading dot.
  fits: (domain) => isHostName(domain.replace(/^\./, '')),
  form: 'one domain such as example.com, without https:// and port',
};
const origins = (example: string): ListForm => ({
  fits: (origin) => URL.canParse(origin) && new URL(origin).origin === origin.toLowerCase(),
  form: `origins such as ${example}, without a path`,
});

const listens = {
  port: integer(
    'PORT',
    8080,
    [0, 65535],
    'Port to listen on. If it is taken, the server uses the next free port and prints it at startup.',
  ),
  host: textOr('HOST', '127.0.0.1', 'Address to listen on. `0.0.0.0` opens the portal to the network.'),
  mainHosts: list(
    'MAIN_HOST',
    hostNames,
    'Host names of the main domain, separated by commas, in addition to `localhost` and the loopback addresses. `<name>.<main host>` selects the domain `<name>`.',
  ),
  trustProxy: as(
    choice(
      'TRUST_PROXY',
      ['false', 'true', '0', '1', '2', '3'],
      'Set to `true` behind nginx or HAProxy: the visitor’s address and protocol are then read from the headers the proxy sets. Use `2` or `3` for a chain of two or three proxies. Otherwise every limit treats everybody behind the proxy as one network, and one person guessing passwords locks out all.',
    ),
    (value) => (value === 'true' ? 1 : Number(value) || 0),
  ),
  cookieDomain: as(
    list(
      'COOKIE_DOMAIN',
      cookieDomain,
      'Domain of the sign-in cookies. Set it to share a session between several hosts below that domain. If unset, each host has its own session.',
    ),
    ([domain]) => domain,
  ),
  hsts: choice(
    'HSTS',
    ['subdomains', 'host', 'off'],
    'Sent when the portal is reached over https. `subdomains` tells browsers to use only https for two years, for this host and the hosts below it; `host` limits this to this host; `off` sends nothing.',
  ),
  frameOrigins: list(
    'FRAME_ORIGINS',
    origins('https://portal.example.com'),
    'Origins, separated by commas, whose embedded pages may send `login-expired`, in addition to the portal’s own origin. The message also ends the session here.',
  ),
  pictureOrigins: list(
    'PICTURE_ORIGINS',
    origins('https://cdn.example.com'),
    'Origins, separated by commas, from which pictures may be loaded, in addition to the portal itself and the hosts in a domain’s setting. Use it for avatars and logos that services behind the portal store elsewhere.',
  ),
};

const keeps = {
  data: folder(
    'MILLWRIGHT_DATA',
    './data',
    'Folder for the embedded database, the search index and the lock file. A relative path starts at the product’s folder. Only one process at a time can use it.',
  ),
  databaseUrl: url(
    'DATABASE_URL',
    ['postgres:', 'postgresql:'],
    'Your own PostgreSQL server (14 or newer) to use instead of the embedded one, as `postgres://user:password@host/name`.',
  ),
  secret: secret(
    'MILLWRIGHT_SECRET',
    'Encrypts the secrets stored in the database, such as those of authenticator apps; at least 32 characters. If unset, a key is created at the first start as `sealing.key` in the data folder. Nodes that share a database must use the same secret.',
    32,
  ),
};

const models = {
  modelsFile: file(
    'MODELS_FILE',
    'YAML file with several model servers, the models that programs may use by key, their prices and who takes over for whom; schemas/models-file.schema.json describes it. With it, `LLM_MODEL` and `EMBED_MODEL` may name a model of the file without an address. The file is read again when it changes; one with faults is logged and not taken. A relative path starts at the product’s folder.',
  ),
};

const behaves = {
  env: choice(
    'MILLWRIGHT_ENV',
    ['production', 'preproduction'],
    '`production` or `preproduction`. In `preproduction`, domains that do not specify a knowledge base search base 2.',
  ),
  rateLimit: integer(
    'RATE_LIMIT',
    600,
    [0, 1_000_000],
    'Requests per minute for one visitor. An address or IPv6 /64 may make ten times as many, a /24 or /48 twenty times. `0` disables the limit.',
  ),
  streamsPerNetwork: integer(
    'STREAMS_PER_NETWORK',
    500,
    [1, 100_000],
    'Event streams (open pages, answers in progress) that one address or IPv6 /64 may keep open per node; a /24 or /48 may keep twice as many. Raise it if a whole company shares one address.',
  ),
  auditKeepDays: as(
    integer(
      'AUDIT_KEEP_DAYS',
      0,
      [0, 36_500],
      'Audit log entries are removed after this many days (at least 180), and the log records the removal. `0` keeps them forever.',
    ),
    (days, faults) => {
      if (days > 0 && days < 180)
        faults.push(`AUDIT_KEEP_DAYS is ${days}; entries are kept for at least 180 days, or forever with 0.`);
      return days;
    },
  ),
  securityContact: as(
    text(
      'SECURITY_CONTACT',
      'Where to report vulnerabilities: an email address or an `https://` page. It is published in `/.well-known/security.txt` (RFC 9116), which does not exist if this is unset.',
    ),
    readContact,
  ),
  logLevel: choice(
    'LOG_LEVEL',
    ['warn', 'fatal', 'error', 'info', 'debug', 'trace', 'silent'],
    '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`. Logs are written to standard error as JSON lines.',
  ),
};

export const baseSections: Section[] = [
  { title: 'Network', tables: [listens] },
  { title: 'Storage', tables: [keeps] },
  { title: 'Operation', tables: [behaves] },
  { title: 'Models', text: 'One model server is named by the variables below. Several need a file.', tables: [models] },
];

export const readBaseConfig = (source: Source) => ({
  ...readFields({ ...listens, ...keeps, ...models, ...behaves }, source),
});

function readContact(given: string | undefined, faults: string[]): string | undefined {
  if (given === undefined) return undefined;
  if (/^[^\s@<>:/]+@[^\s@<>:/]+$/.test(given)) return `mailto:${given}`;
  if (/^(https:\/\/|mailto:)\S+$/.test(given) && URL.canParse(given)) return given;
  faults.push(`SECURITY_CONTACT is '${given}'; use an email address or a page that starts with https://.`);
  return undefined;
}
