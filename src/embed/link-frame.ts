import { type EmbedMessage, embedMessage, readEmbedMessage } from '@/lib/embed-protocol';
import type { GiveIdentity } from './fetch-identity';

export interface Link {
  tell(message: EmbedMessage): void;
  close(): void;
}

interface Wishes {
  /** How the frame is to look, when it asks. */
  init(): EmbedMessage['data'];
  identity: GiveIdentity | undefined;
  hear(type: string, data: EmbedMessage['data']): void;
}

const HEARD = new Set(['ready', 'height', 'title', 'escape', 'token-expired', 'login-expired']);
const MOST_A_SECOND = 50;

/**
 * Answers the hello of this frame, of the portal's origin and of no other window, with a port over which everything
 * else goes. A frame that was loaded anew says hello again, and gets a new port.
 */
export function linkFrame(frame: HTMLIFrameElement, origin: string, { init, identity, hear }: Wishes): Link {
  let port: MessagePort | undefined;
  const greet = ({ source, origin: from, data: sent }: MessageEvent) => {
    if (source === null || source !== frame.contentWindow || from !== origin) return;
    const message = readEmbedMessage(sent);
    const nonce = message?.data.nonce;
    if (message?.type !== 'hello' || typeof nonce !== 'string') return;
    port?.close();
    const channel = new MessageChannel();
    port = channel.port1;
    listen(port, hear);
    const data = { ...init(), nonce, identity: identity !== undefined };
    frame.contentWindow?.postMessage(embedMessage('init', data), origin, [channel.port2]);
    if (identity) void give(channel.port1, identity, nonce);
  };
  window.addEventListener('message', greet);
  return {
    tell: (message) => port?.postMessage(message),
    close() {
      window.removeEventListener('message', greet);
      port?.close();
    },
  };
}

/** A page that cannot say who its visitor is shows what everybody may see. */
async function give(port: MessagePort, identity: GiveIdentity, nonce: string): Promise<void> {
  let token: string | undefined;
  try {
    token = (await identity({ nonce, origin: window.location.origin })) ?? undefined;
  } catch {
    token = undefined;
  }
  port.postMessage(embedMessage('identity', { token }));
}

function listen(port: MessagePort, hear: Wishes['hear']): void {
  let since = 0;
  let count = 0;
  port.onmessage = ({ data: sent }) => {
    const now = performance.now();
    if (now - since > 1000) [since, count] = [now, 0];
    count += 1;
    const message = count > MOST_A_SECOND ? undefined : readEmbedMessage(sent);
    if (message && HEARD.has(message.type)) hear(message.type, message.data);
  };
}
