/** The id of the heading written at `offset` of the whole text: outlines and rails link to it. */
export function headingId(prefix: string, offset: number): string {
  return `${prefix}-h${offset}`;
}
