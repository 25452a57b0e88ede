/** Fetches a file for download, bypassing the store. Throws unless the server returns it. */
export async function fetchFile(url: string): Promise<Blob> {
  const answer = await fetch(new URL(url, globalThis.location.origin));
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.blob();
}
