const NAME = 'formType';
const EMBEDDED = 'szycsy';

let kept = false;

/** Whether another page embeds this one and has its own header. Once set, it holds until the page is reloaded. */
export function isEmbedded(search: string): boolean {
  kept ||= new URLSearchParams(search).get(NAME) === EMBEDDED;
  return kept;
}

/** The query with the embedding parameter, so that it survives a reload; undefined if nothing is to be added. */
export function embeddedSearch(search: string): string | undefined {
  const query = new URLSearchParams(search);
  if (!isEmbedded(search) || query.get(NAME) === EMBEDDED) return undefined;
  query.set(NAME, EMBEDDED);
  return `?${query}`;
}

/** For tests, which load one page many times. */
export const forgetFormType = (): void => {
  kept = false;
};
