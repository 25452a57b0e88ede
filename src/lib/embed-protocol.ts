/**
 * What a frame of the portal and the page around it say to each other. After the handshake (hello, init) everything
 * goes over the port of the init, so that no other window can put in a word.
 */
export interface EmbedMessage {
  mw: 1;
  type: string;
  data: Record<string, string | number | boolean | undefined>;
}

export type FromFrame = 'hello' | 'ready' | 'height' | 'title' | 'escape' | 'token-expired' | 'login-expired';
export type ToFrame = 'init' | 'identity' | 'mode' | 'locale' | 'reset' | 'logout';

/** Characters of all texts of a message. */
const LONGEST = 64_000;

export const embedMessage = (type: FromFrame | ToFrame, data: EmbedMessage['data'] = {}): EmbedMessage => ({
  mw: 1,
  type,
  data,
});

/** Reads what another window sent; undefined for anything that is no message of this protocol. */
export function readEmbedMessage(value: unknown): EmbedMessage | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { mw, type, data = {} } = value as Partial<EmbedMessage>;
  if (mw !== 1 || typeof type !== 'string' || typeof data !== 'object' || data === null || Array.isArray(data))
    return undefined;
  let size = type.length;
  for (const [name, one] of Object.entries(data)) {
    if (!['string', 'number', 'boolean', 'undefined'].includes(typeof one)) return undefined;
    size += name.length + String(one).length;
  }
  return size > LONGEST ? undefined : { mw, type, data };
}
