const NAME = 'formType';
const EMBEDDED = 'szycsy';

let kept = false;

/** Whether another page shows this one inside of it and brings the header itself. Said once, it holds until the page is loaded anew. */
export function isEmbedded(search: string): boolean {
  kept ||= new URLSearchParams(search).get(NAME) === EMBEDDED;
  return kept;
}

/** The same query with the word that a reload goes by; undefined where it stands already, or need not. */
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
