/** What a host page says when it has a header of its own: the specification's form, and ours. */
const MODES = [
  ['formType', 'szycsy'],
  ['micro', '1'],
] as const;

let kept: (typeof MODES)[number] | undefined;

/** Whether another page embeds this one and has its own header. Once set, it holds until the page is reloaded. */
export function isEmbedded(search: string): boolean {
  const query = new URLSearchParams(search);
  kept ??= MODES.find(([name, value]) => query.get(name) === value);
  return kept !== undefined || isMicroPage();
}

/** The server has said so before the first frame: of the same parameters, and of the pages of a channel. */
const isMicroPage = () => globalThis.document?.documentElement.hasAttribute('data-micro') ?? false;

/** The query with the embedding parameter, so that it survives a reload; undefined if nothing is to be added. */
export function embeddedSearch(search: string): string | undefined {
  const query = new URLSearchParams(search);
  if (!isEmbedded(search) || !kept || MODES.some(([name, value]) => query.get(name) === value)) return undefined;
  query.set(kept[0], kept[1]);
  return `?${query}`;
}

/** For tests, which load one page many times. */
export const forgetFormType = (): void => {
  kept = undefined;
};
