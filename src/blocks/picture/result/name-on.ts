/** Two letters, a Chinese character, two digits, or a letter with a digit: the minimum for a plate or part number. */
const NAMED = /\p{L}{2}|\p{Script=Han}|\d{2}|\p{L}\d|\d\p{L}/u;

/** The lines that can be a name: "2" or "-", as read from a slot, cannot. */
export function nameOn(lines: readonly string[]): string {
  return lines.filter((line) => NAMED.test(line)).join(' ');
}
