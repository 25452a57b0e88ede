import pg from 'pg';

export type Notified = (payload: string) => void;

interface Listener {
  listen(channel: string, fn: Notified): Promise<() => void>;
  close(): Promise<void>;
}

const retryMs = 500;

/**
 * One connection for all LISTEN channels of a process. It opens with the first channel and reconnects automatically.
 */
export function createListener(config: pg.ClientConfig): Listener {
  const channels = new Map<string, Set<Notified>>();
  let opening: Promise<pg.Client> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const tell = (channel: string, payload: string) => {
    for (const fn of channels.get(channel) ?? []) fn(payload);
  };

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...config, application_name: 'millwright-listen', keepAlive: true });
    client.on('error', () => {});
    client.on('notification', (message) => tell(message.channel, message.payload ?? ''));
    await client.connect();
    for (const channel of channels.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    client.once('end', lost);
    return client;
  }

  function lost() {
    opening = undefined;
    if (!closed && channels.size > 0) timer = setTimeout(reconnect, retryMs);
  }

  function reconnect() {
    if (closed) return;
    opening = connect();
    opening.then(
      () => {
        for (const channel of channels.keys()) tell(channel, '');
      },
      () => lost(),
    );
  }

  async function listen(channel: string, fn: Notified) {
    const first = !channels.has(channel);
    const listeners = channels.get(channel) ?? new Set<Notified>();
    channels.set(channel, listeners.add(fn));
    if (!opening) {
      opening = connect();
      opening.catch(() => {
        opening = undefined;
      });
      await opening;
    } else if (first) {
      const client = await opening;
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } else await opening;
    return () => {
      listeners.delete(fn);
    };
  }

  async function close() {
    closed = true;
    clearTimeout(timer);
    const client = await opening?.catch(() => undefined);
    await client?.end();
  }

  return { listen, close };
}
