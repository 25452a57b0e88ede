/** Id of the heading at `offset` in the whole text, for outlines and links. */
export function headingId(prefix: string, offset: number): string {
  return `${prefix}-h${offset}`;
}
