/**
 * Level at which a `#` heading is shown, for a text whose own headings begin at `first`. Most texts begin with `##`, as the
 * toolbar writes it, and would leave out a level.
 */
export const headingTop = (text: string, first: number): number => Math.min(/^# /m.test(text) ? first : first - 1, 4);
