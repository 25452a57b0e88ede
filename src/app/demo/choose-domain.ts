const KEY = 'mw-demo-domain';

/** The domain in `?domain=`, else the one this tab last used, else `main`. */
export function chooseDomain(search: string, known: readonly string[], memory: Storage): string {
  const asked = new URLSearchParams(search).get('domain');
  const chosen = [asked, memory.getItem(KEY)].find((name) => name !== null && known.includes(name)) ?? 'main';
  memory.setItem(KEY, chosen);
  return chosen;
}
