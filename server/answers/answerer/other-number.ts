import { fold } from '../../base/text/fold';

const NUMBER = /\d+/g;

/** True if the heading names another number than the question: "exception code 03" where 04 is asked for. */
export function isOtherNumber(question: string, heading: string): boolean {
  const asked = fold(question).match(NUMBER);
  const named = fold(heading).match(NUMBER);
  return asked !== null && named !== null && !named.some((number) => asked.includes(number));
}
