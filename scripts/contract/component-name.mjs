import { basename } from 'node:path';

const pascal = (text) => text.replaceAll(/(?:^|[-_.])(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * `entities/run-event.schema.json` → RunEvent; its `#/$defs/runStarted` → RunStarted. A `$defs` name that does not
 * start with the first word of its file name gets the file's name as a prefix, except in parts.schema.json, which all
 * files share.
 */
export function componentName(file, pointer) {
  const stem = basename(file, '.schema.json');
  if (pointer === '' || pointer === '/') return pascal(stem);
  const own = pascal(pointer.split('/').at(-1));
  const shared = stem === 'parts' || own.startsWith(pascal(stem.split('-')[0]));
  return shared ? own : pascal(stem) + own;
}
