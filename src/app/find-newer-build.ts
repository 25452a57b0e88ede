const entryOf = (page: Document): string | null =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

/**
 * Whether the server hands out another build than the one that runs here: then its page starts with another script.
 * Undefined when the server does not answer: a file that did not arrive may be the network's fault alone.
 */
export async function findNewerBuild(page: Document, address: string, ask: typeof fetch): Promise<boolean | undefined> {
  const running = entryOf(page);
  try {
    const answer = await ask(address, { cache: 'no-store', headers: { accept: 'text/html' } });
    if (!answer.ok || running === null) return undefined;
    const offered = entryOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
    return offered !== null && offered !== running;
  } catch {
    return undefined;
  }
}
