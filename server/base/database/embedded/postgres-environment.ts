const needed = /^(PATH|HOME|LANG|LC_\w+|TZ|TMPDIR|(LD|DYLD)_LIBRARY_PATH)$/;

/**
 * The environment variables passed to PostgreSQL. Its user, which other services may share, can read the environment of
 * its processes, so it must contain no keys. Nor may PG* variables affect initdb.
 */
export function postgresEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => needed.test(name)));
}
