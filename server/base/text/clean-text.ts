// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029]/g;

/** Typed text without characters that no screen shows or no database stores; line ends are \n. */
export function cleanText(text: string): string {
  const whole = Buffer.from(text, 'utf8').toString('utf8');
  return whole.replace(/\r\n?/g, '\n').replace(control, ' ').trim();
}

/** The first line of a question, short enough for a list. */
export function titleOf(question: string): string {
  const line = question.replace(/\s+/g, ' ').trim();
  const characters = Array.from(line.slice(0, 400));
  return characters.length > 200 || line.length > 400 ? `${characters.slice(0, 199).join('')}…` : line;
}
