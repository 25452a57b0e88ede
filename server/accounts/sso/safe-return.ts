const home = '/engine';

/** A page of this site, as a path; whatever leads elsewhere becomes the home page. */
export function safeReturn(wanted: string | undefined, origin: string): string {
  // Browsers take a backslash for a slash and drop tabs and line ends: nothing with one of them is a page of ours.
  const odd = [...(wanted ?? '')].some((one) => one === '\\' || one < ' ');
  if (!wanted || odd || !URL.canParse(wanted, origin)) return home;
  const url = new URL(wanted, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return home;
  return url.pathname + url.search + url.hash;
}
