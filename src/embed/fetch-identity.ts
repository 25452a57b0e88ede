export interface Asked {
  /** Of this frame; goes into the identity. */
  nonce: string;
  /** Of this page; goes into the identity. */
  origin: string;
}

export type GiveIdentity = (asked: Asked) => Promise<string | null | undefined> | string | null | undefined;

/** Asks the page's own server for an identity: a JWT as text, or nothing for a visitor whom it does not know. */
export async function fetchIdentity(url: string, asked: Asked & { channel: string }): Promise<string | undefined> {
  const answer = await fetch(url, {
    ...{ method: 'POST', credentials: 'same-origin', headers: { 'Content-Type': 'application/json' } },
    body: JSON.stringify(asked),
  });
  const token = answer.ok && answer.status !== 204 ? (await answer.text()).trim() : '';
  return token === '' ? undefined : token;
}
