import { basename } from 'node:path';

const pascal = (text) => text.replaceAll(/(?:^|[-_.])(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * `entities/run-event.schema.json` → RunEvent; its `#/$defs/runStarted` → RunStarted. A `$defs` name that does not
 * begin with the first word of its file gets the file's name before it, except in parts.schema.json, which everybody shares.
 */
export function componentName(file, pointer) {
  const stem = basename(file, '.schema.json');
  if (pointer === '' || pointer === '/') return pascal(stem);
  const own = pascal(pointer.split('/').at(-1));
  const shared = stem === 'parts' || own.startsWith(pascal(stem.split('-')[0]));
  return shared ? own : pascal(stem) + own;
}
