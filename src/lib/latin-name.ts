/** A name in lower-case Latin letters, digits and hyphens, for addresses and ids; empty if it has none of them. */
export const latinName = (name: string, most: number): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, most)
    .replace(/^-+|-+$/g, '');
