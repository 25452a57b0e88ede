import type { SettingMessages } from '../../generated/messages/setting';
import type { LocalizedText } from '../messages/catalogue';
import { message } from '../messages/message';

type Keys = Extract<keyof SettingMessages, `setting:assistant.${string}`>;
type Key = Keys extends `setting:assistant.${infer Name}` ? Name : never;
type ValuesOf<Name extends Key> = SettingMessages[`setting:assistant.${Name}`];

/** What is wrong in a procedure or a calculator, and where. */
export interface Fault {
  pointer: string;
  key: Key;
  text: LocalizedText;
}

export function fault<Name extends Key>(pointer: string, key: Name, values: ValuesOf<Name>): Fault {
  const say = message as (key: string, values: unknown) => LocalizedText;
  return { pointer, key, text: say(`setting:assistant.${key}`, values) };
}
