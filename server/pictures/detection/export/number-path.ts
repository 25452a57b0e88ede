/** The seven segments of a digit, each a line in a box one wide and two high. */
const LINES = ['M0 0H1', 'M1 0V1', 'M1 1V2', 'M0 2H1', 'M0 1V2', 'M0 0V1', 'M0 1H1'];
/** Which of them are lit, by digit: top, right above, right below, bottom, left below, left above, middle. */
const LIT = ['012345', '12', '01346', '01236', '1256', '02356', '023456', '012', '0123456', '012356'];
/** From one digit to the next. */
const STEP = 1.7;

/** Width and lines of a number, for a server that need have no font. In units: a digit is one wide and two high. */
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
