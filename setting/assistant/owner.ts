/** What an organization has of its own is kept under @ and its id: no access domain has such a name. */
export const ownerOf = (organization: string): string => `@${organization}`;

/** The organization of such a name; undefined for an access domain. */
export const organizationIn = (owner: string): string | undefined =>
  owner.startsWith('@') && owner.length > 1 ? owner.slice(1) : undefined;
