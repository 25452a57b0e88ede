const MENTION = /@\[((?:\\.|[^\]\\\n]){1,128})\]\(person:([\w-]{1,64})\)/g;

/** Mentions lead to what that person has written here. */
export const withMentions = (markdown: string): string =>
  markdown.replace(MENTION, (_, name: string, id: string) => `[@${name}](/community/index?author=${id})`);

/** As it stands in a text. */
export const mentionOf = ({ id, name }: { id: string; name: string }): string =>
  `@[${name.replace(/[[\]\\]/g, '\\$&')}](person:${id})`;
