type Send = (request: Request) => Promise<Response>;

const senders = new Map<string, Send>();

/** Sends the request with this Idempotency-Key in another way. Returns a function that ends that. */
export function sendOtherwise(key: string, send: Send): () => void {
  senders.set(key, send);
  return () => void senders.delete(key);
}

/** `fetch`, except for requests that are sent otherwise. How they are sent is not part of the first page. */
export const networkFetch: typeof fetch = (input, init) => {
  const send = input instanceof Request && senders.get(input.headers.get('Idempotency-Key') ?? '');
  return send ? send(input) : fetch(input, init);
};
