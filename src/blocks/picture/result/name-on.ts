/** Two letters, a Chinese character, or a number of two digits: the least that a plate or a part number has. */
const NAMED = /\p{L}{2}|\p{Script=Han}|\d{2}|\p{L}\d|\d\p{L}/u;

/** What is written on an object, where it can be a name: a slot that reads as "2" or "-" names nothing. */
export function nameOn(lines: readonly string[]): string {
  return lines.filter((line) => NAMED.test(line)).join(' ');
}
