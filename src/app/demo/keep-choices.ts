/** What the demo was asked to show; the portal's own links know nothing of it. */
export const CHOICES = ['domain', 'state'] as const;

/** Keeps the demo's choices in the address while the portal navigates, so that it can be copied and reloaded. */
export function keepChoices({ location, history }: Window): void {
  const chosen = new URLSearchParams(location.search);
  const kept = CHOICES.flatMap((key) => {
    const value = chosen.get(key);
    return value === null ? [] : [[key, value] as const];
  });
  if (kept.length === 0) return;
  const withChoices = (url: string | URL | null | undefined) => {
    if (url === null || url === undefined) return url;
    const address = new URL(url, location.href);
    for (const [key, value] of kept) if (!address.searchParams.has(key)) address.searchParams.set(key, value);
    return address.origin === location.origin ? address : url;
  };
  for (const name of ['pushState', 'replaceState'] as const) {
    const own = history[name].bind(history);
    history[name] = (data, unused, url) => own(data, unused, withChoices(url));
  }
}
