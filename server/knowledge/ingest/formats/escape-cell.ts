/** Escapes a single-line text so that it is not parsed as Markdown. */
export const escapeCell = (value: string) =>
  value
    .replace(/\s+/g, ' ')
    .replace(/([\\*_`<[\]|])/g, '\\$1')
    .replace(/^(?=#{1,6}\s|>|[-+]\s)|^(\d+)(?=\.\s)/, '$1\\')
    .trim();
