/** The seven segments of a digit, one unit wide and two high. */
const LINES = ['M0 0H1', 'M1 0V1', 'M1 1V2', 'M0 2H1', 'M0 1V2', 'M0 0V1', 'M0 1H1'];
/** Lit segments per digit: top, upper right, lower right, bottom, lower left, upper left, middle. */
const LIT = ['012345', '12', '01346', '01236', '1256', '02356', '023456', '012', '0123456', '012356'];
/** Distance from one digit to the next. */
const STEP = 1.7;

/** Width and SVG path of a number in units of a digit's width; needs no font on the server. */
export function numberPath(value: number): { width: number; path: string } {
  const digits = [...String(value)].map(Number);
  const path = digits
    .flatMap((digit, place) => [...(LIT[digit] ?? '')].map((line) => shifted(LINES[Number(line)] ?? '', place * STEP)))
    .join('');
  return { width: (digits.length - 1) * STEP + 1, path };
}

const shifted = (line: string, by: number): string =>
  line.replace(
    /([MH])([\d.]+)/g,
    (_, command: string, x: string) => `${command}${Number((Number(x) + by).toFixed(2))}`,
  );
