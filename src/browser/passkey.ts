import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

type Json = Record<string, unknown>;

/** Loaded on first use, because most people have no passkey. */
const library = () => import('@simplewebauthn/browser');

/** Gets a passkey's response to the server's options. Throws if the person closes the browser's dialog. */
export async function askPasskey(options: Json): Promise<Json> {
  const { startAuthentication } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return { ...(await startAuthentication({ optionsJSON })) };
}

/** Creates a passkey in the browser or on a security key. */
export async function makePasskey(options: Json): Promise<Json> {
  const { startRegistration } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return { ...(await startRegistration({ optionsJSON })) };
}

/** Available only over HTTPS and on localhost. */
export const knowsPasskeys = () => typeof window.PublicKeyCredential === 'function';
