/**
 * Whether the server hands out another build than the one that runs here: then its page starts with other scripts.
 * Undefined when the server does not answer: a file that did not arrive may be the network's fault alone.
 */
export async function findNewerBuild(page: Document, address: string, ask: typeof fetch): Promise<boolean | undefined> {
  const running = scriptsOf([...page.querySelectorAll('script')].map((script) => script.outerHTML).join());
  try {
    const answer = await ask(address, { cache: 'no-store', headers: { accept: 'text/html' } });
    if (!answer.ok || running === '') return undefined;
    const offered = scriptsOf(await answer.text());
    return offered !== '' && offered !== running;
  } catch {
    return undefined;
  }
}

/** Read as text: a parser would hold the styles of that page against the policy of this one, and complain of each. */
function scriptsOf(html: string): string {
  const tags = html.match(/<script\b[^>]*>/g) ?? [];
  const modules = tags.filter((tag) => tag.includes('type="module"'));
  return modules.flatMap((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1] ?? []).join(' ');
}
