import { sendOtherwise } from './network-fetch';

type Listener = (share: number) => void;

/** An upload without progress for this long is treated as dead. */
const STALLED_MS = 30_000;

/**
 * Reports the sent share of the upload with this Idempotency-Key, 0 to 1: only XMLHttpRequest knows it. Returns a
 * function that stops it.
 */
export function watchUpload(key: string, listener: Listener): () => void {
  return sendOtherwise(key, (request) => send(request, listener));
}

async function send(request: Request, listener: Listener): Promise<Response> {
  const body = await request.blob();
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const lost = () => reject(new TypeError('The connection was lost.'));
    let timer: ReturnType<typeof setTimeout>;
    const moved = () => {
      clearTimeout(timer);
      timer = setTimeout(() => call.abort(), STALLED_MS);
    };
    call.open(request.method, request.url);
    request.headers.forEach((value, name) => {
      call.setRequestHeader(name, value);
    });
    call.upload.onprogress = ({ loaded, total }) => {
      moved();
      listener(total > 0 ? loaded / total : 0);
    };
    call.onload = () => resolve(new Response(call.responseText, { status: call.status, headers: headersOf(call) }));
    call.onerror = lost;
    call.onabort = lost;
    call.onloadend = () => clearTimeout(timer);
    request.signal.addEventListener('abort', () => call.abort());
    moved();
    call.send(body);
  });
}

function headersOf(call: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  return headers;
}
