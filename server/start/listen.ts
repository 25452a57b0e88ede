import type { FastifyInstance } from 'fastify';

const portsToTry = 20;

interface Listening {
  port: number;
  /** The configured port, if it was taken. */
  taken?: number;
}

/** Listens on the port asked for, or on the next free one. */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<Listening> {
  for (let tried = port; ; tried++) {
    try {
      const address = await app.listen({ host, port: tried });
      const actual = Number(new URL(address).port);
      return tried === port ? { port: actual } : { port: actual, taken: port };
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      const mayTryNext = code === 'EADDRINUSE' && port !== 0 && tried - port < portsToTry && tried < 65535;
      if (!mayTryNext) throw new Error(explain(code, host, port), { cause: error });
    }
  }
}

function explain(code: string | undefined, host: string, port: number): string {
  if (code === 'EADDRINUSE')
    return `Ports ${port} to ${port + portsToTry} are all taken. Choose another one: PORT=<number>.`;
  if (code === 'EACCES') return `Port ${port} may be opened by root only. Choose one from 1024 up: PORT=8080.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST '${host}' is no address of this machine.`;
  return `Could not listen on ${host}:${port} (${code}).`;
}
