export interface Peer<Out> {
  post: (message: Out) => void;
  /** Delivered synchronously: the receiver shares the message's objects and must not change them. */
  deliver: (message: Out) => void;
  close: () => void;
}

/**
 * A channel between a page and a frame of the same site. Any window can post messages, so only those from our own
 * origin, from exactly that window and with the name of this channel are accepted.
 */
export function openPeer<In, Out>(
  line: string,
  own: Window,
  peer: () => Window | null | undefined,
  hear: (message: In) => void,
): Peer<Out> {
  const { origin } = own.location;
  const listener = (event: MessageEvent): void => {
    if (event.origin !== origin || event.source === null || event.source !== peer()) return;
    const data: unknown = event.data;
    if (typeof data === 'object' && data !== null && 'line' in data && data.line === line && 'message' in data)
      hear(data.message as In);
  };
  own.addEventListener('message', listener);
  return {
    post: (message) => peer()?.postMessage({ line, message }, { targetOrigin: origin }),
    deliver: (message) => {
      const data = { line, message };
      try {
        peer()?.dispatchEvent(new MessageEvent('message', { data, origin, source: own }));
      } catch {
        // A window that has navigated to another origin is inaccessible, and must not get the message.
      }
    },
    close: () => own.removeEventListener('message', listener),
  };
}
