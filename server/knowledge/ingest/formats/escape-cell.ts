/** Text of one line that must not be read as Markdown structure. */
export const escapeCell = (value: string) =>
  value
    .replace(/\s+/g, ' ')
    .replace(/([\\*_`<[\]|])/g, '\\$1')
    .replace(/^(?=#{1,6}\s|>|[-+]\s)|^(\d+)(?=\.\s)/, '$1\\')
    .trim();
