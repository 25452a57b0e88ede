/**
 * Whether the server delivers a different build from the running one, detected by the scripts of its page. Undefined if
 * the server does not respond.
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

/** Searches the text: a parser would report each style that violates this page's policy. */
function scriptsOf(html: string): string {
  const tags = html.match(/<script\b[^>]*>/g) ?? [];
  const modules = tags.filter((tag) => tag.includes('type="module"'));
  return modules.flatMap((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1] ?? []).join(' ');
}
