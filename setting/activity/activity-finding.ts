import type { SettingMessages } from '../../generated/messages/setting';
import type { Finding } from '../finding';
import type { LocalizedText } from '../messages/catalogue';
import { message } from '../messages/message';
import { pointer } from '../pointer';

type Keys = Extract<keyof SettingMessages, `setting:activity.${string}`>;
type Key = Keys extends `setting:activity.${infer Name}` ? Name : never;

/** Something that keeps a document from being published, in words of the catalogue. */
export function finding<Name extends Key>(
  at: string,
  key: Name,
  values: SettingMessages[`setting:activity.${Name}`],
): Finding {
  const say = message as (key: string, values: unknown) => LocalizedText;
  return { severity: 'error', kind: 'schema', pointer: at, text: say(`setting:activity.${key}`, values) };
}

/** Ids that stand twice in a list. */
export const doubles = (list: readonly { id: string }[], at: string): Finding[] =>
  list.flatMap(({ id }, n) =>
    list.findIndex((one) => one.id === id) < n ? [finding(pointer(at, n, 'id'), 'doubleId', { id })] : [],
  );
