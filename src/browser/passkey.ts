import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

type Json = Record<string, unknown>;

/** Fetched when somebody uses a passkey: most never do. */
const library = () => import('@simplewebauthn/browser');

/** A passkey's answer to the server's options. Throws where the person closed the browser's own dialog. */
export async function askPasskey(options: Json): Promise<Json> {
  const { startAuthentication } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return { ...(await startAuthentication({ optionsJSON })) };
}

/** A new passkey, made by the browser or a key. */
export async function makePasskey(options: Json): Promise<Json> {
  const { startRegistration } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return { ...(await startRegistration({ optionsJSON })) };
}

/** Browsers have them on https and on localhost only. */
export const knowsPasskeys = () => typeof window.PublicKeyCredential === 'function';
