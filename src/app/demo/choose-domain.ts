const KEY = 'mw-demo-domain';

/** `?domain=` chooses; later pages of the same tab, whose address does not say, keep the choice. */
export function chooseDomain(search: string, known: readonly string[], memory: Storage): string {
  const asked = new URLSearchParams(search).get('domain');
  const chosen = [asked, memory.getItem(KEY)].find((name) => name !== null && known.includes(name)) ?? 'main';
  memory.setItem(KEY, chosen);
  return chosen;
}
