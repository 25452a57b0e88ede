const home = '/engine';

/** The path of a page on this site; any other address becomes the home page. */
export function safeReturn(wanted: string | undefined, origin: string): string {
  // Browsers treat a backslash as a slash and drop tabs and line breaks, so addresses with such characters are refused.
  const odd = [...(wanted ?? '')].some((one) => one === '\\' || one < ' ');
  if (!wanted || odd || !URL.canParse(wanted, origin)) return home;
  const url = new URL(wanted, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return home;
  return url.pathname + url.search + url.hash;
}
