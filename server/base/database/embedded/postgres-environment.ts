const needed = /^(PATH|HOME|LANG|LC_\w+|TZ|TMPDIR|(LD|DYLD)_LIBRARY_PATH)$/;

/**
 * What PostgreSQL gets of our environment. Its own user reads the environment of its processes, and so does every other
 * service that runs as that user: our keys stay with us. Nor may PG* variables lead initdb elsewhere.
 */
export function postgresEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => needed.test(name)));
}
