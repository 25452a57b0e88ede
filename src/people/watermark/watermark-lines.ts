/** The width of a slanted line in a cell, in halves of a 16 px character. */
const LINE_HALVES = 34;

const WIDE = /[\u1100-\u11ff\u2e80-\uffdc]|\p{Extended_Pictographic}/u;
const halves = (letter: string): number => (WIDE.test(letter) ? 2 : 1.2);

/** Breaks a text into lines no wider than a cell, at spaces if possible. */
export function watermarkLines(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  let width = 0;
  for (const letter of text) {
    width += halves(letter);
    line += letter;
    if (width <= LINE_HALVES) continue;
    const space = line.trimEnd().lastIndexOf(' ');
    const at = space > line.length / 2 ? space + 1 : line.length - letter.length;
    lines.push(line.slice(0, at).trim());
    line = line.slice(at);
    width = [...line].reduce((sum, each) => sum + halves(each), 0);
  }
  return [...lines, line.trim()].filter((each) => each !== '');
}
