import { readValue, writeValue } from './stored-value';

/** A question to begin a post with: the words of an answer are too long for an address. */
interface Asked {
  title: string;
  content: string;
}

const KEY = 'mw_ask_community';
const storage = () => sessionStorage;
const isAsked = (value: unknown): value is Asked =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Asked).title === 'string' &&
  typeof (value as Asked).content === 'string';

export const leaveAsked = (asked: Asked): void => writeValue(storage, KEY, asked);

/** The question that was left, once. */
export function takeAsked(): Asked | undefined {
  const asked = readValue(storage, KEY, isAsked);
  // Not at once, because React renders a component's first state twice in development.
  if (asked) setTimeout(() => writeValue(storage, KEY, null));
  return asked;
}
