import { embedMessage, readEmbedMessage } from '@/lib/embed-protocol';

/** What the page around this frame has said of itself. */
export interface Parent {
  /** Sent by this frame, so that an identity is for it alone. */
  nonce: string;
  /** Undefined if nobody answered: the page has a plain frame, or none. */
  origin?: string;
  port?: MessagePort;
  mode?: string;
  locale?: string;
  /** Whether an identity follows. */
  identity?: boolean;
}

type Own = Pick<Window, 'location' | 'parent' | 'addEventListener' | 'removeEventListener'>;

const newNonce = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Says hello to the page around this frame and waits for its answer. Accepts that of this very window alone, from an
 * origin of the channel or from the portal itself, for the nonce of this hello. The hello holds no secret, so it may
 * go to whichever page is there.
 */
export function greetParent(own: Own, parents: readonly string[], waitMs = 1_500): Promise<Parent> {
  const nonce = newNonce();
  if (own.parent === (own as unknown)) return Promise.resolve({ nonce });
  return new Promise((resolve) => {
    const end = (parent: Parent) => {
      clearTimeout(timer);
      own.removeEventListener('message', hear);
      resolve(parent);
    };
    const hear = ({ source, origin, data: sent, ports }: MessageEvent) => {
      if (source !== own.parent || !(parents.includes(origin) || origin === own.location.origin)) return;
      const message = readEmbedMessage(sent);
      const port = ports[0];
      if (message?.type !== 'init' || message.data.nonce !== nonce || !port) return;
      const { mode, locale, identity } = message.data;
      const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
      end({ nonce, origin, port, mode: text(mode), locale: text(locale), identity: identity === true });
    };
    const timer = setTimeout(() => end({ nonce }), waitMs);
    own.addEventListener('message', hear);
    own.parent.postMessage(embedMessage('hello', { nonce }), '*');
  });
}
