const network = /^(ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|ENOENT)$/;

type Explain = (place: { server: string; database: string; user: string }, said: string) => string;

const byCode: [codes: RegExp, explain: Explain][] = [
  [
    network,
    ({ server }, said) => `does not answer at ${server} (${said}). Is it running, and may this machine reach it?`,
  ],
  [/^(ENOTFOUND|EAI_AGAIN)$/, ({ server }) => `is at ${server}, a name that nobody knows here. Is it spelled right?`],
  [
    /^28/,
    ({ user, server }) =>
      `does not let ${user} in at ${server}: the password or the user is wrong, or pg_hba.conf forbids it.`,
  ],
  [
    /^3D000$/,
    ({ database, server }) => `does not exist: there is no ${database} at ${server}. Create it: createdb ${database}`,
  ],
  [
    /^42501$/,
    ({ user, database }) =>
      `does not let ${user} make or read what is needed. As its owner: grant all on schema public, and on the tables in it, to ${user} (database ${database}).`,
  ],
  [/^25006$/, ({ server }) => `is read-only at ${server}, a standby perhaps. Name the one that may be written to.`],
  [/^(57P03|53300)$/, ({ server }, said) => `takes nobody at ${server} just now (${said}). Try again in a moment.`],
];

/** Explains in one sentence, without the password, why the database of DATABASE_URL cannot be used. */
export function explainStoreFault(error: unknown, url: string): unknown {
  const { code = '', message } = error as Error & { code?: string };
  const explain = byCode.find(([codes]) => codes.test(code))?.[1];
  if (!explain) return error;
  return new Error(`The database of DATABASE_URL ${explain(placeOf(url), message || code)}`, { cause: error });
}

function placeOf(address: string) {
  // A socket address has no host, which URL does not accept.
  const url = new URL(address.replace('@/', '@socket/'));
  const server = url.host === 'socket' ? (url.searchParams.get('host') ?? 'its socket') : url.host;
  return { server, database: decodeURIComponent(url.pathname.slice(1)), user: decodeURIComponent(url.username) };
}
