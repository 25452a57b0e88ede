export interface Peer<Out> {
  post: (message: Out) => void;
  /** Heard before this returns, as a call is: the other side shares the parts of the message and must not change them. */
  deliver: (message: Out) => void;
  close: () => void;
}

/**
 * A line between a page and a frame of the same site. Every window may post to every other, so what is heard must come from our own
 * origin, from exactly that window, and carry the name of this line.
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
        // A window that has gone to another origin cannot be reached into, and is not meant to hear this.
      }
    },
    close: () => own.removeEventListener('message', listener),
  };
}
