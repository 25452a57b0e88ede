/** A file of the server as it is, for what becomes a download and no state. Throws where there is none. */
export async function fetchFile(url: string): Promise<Blob> {
  const answer = await fetch(new URL(url, globalThis.location.origin));
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.blob();
}
