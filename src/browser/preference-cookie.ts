const A_YEAR_S = 365 * 24 * 60 * 60;

/**
 * The visitor's display preferences. Cookies, because the server renders the page's language, and the first frame needs
 * the colour mode before any script runs.
 */
export type Preference = 'mw_locale' | 'mw_mode';

export function readPreference(name: Preference, cookies: string = document.cookie): string | undefined {
  const pair = cookies.split('; ').find((each) => each.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) || undefined;
}

/** undefined removes the preference, so that the domain's setting applies again. */
export function writePreference(name: Preference, value: string | undefined): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing over HTTP and in older browsers.
  document.cookie = `${name}=${value ?? ''}; path=/; samesite=lax; max-age=${value ? A_YEAR_S : 0}`;
}
