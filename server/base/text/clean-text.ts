// biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029]/g;

/** Text without characters that no screen displays or no database stores; line breaks become LF. */
export function cleanText(text: string): string {
  const whole = Buffer.from(text, 'utf8').toString('utf8');
  return whole.replace(/\r\n?/g, '\n').replace(control, ' ').trim();
}

/** The question on one line, cut to 200 characters. */
export function titleOf(question: string): string {
  const line = question.replace(/\s+/g, ' ').trim();
  const characters = Array.from(line.slice(0, 400));
  return characters.length > 200 || line.length > 400 ? `${characters.slice(0, 199).join('')}…` : line;
}
