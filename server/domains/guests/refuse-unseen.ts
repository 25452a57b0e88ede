import { badRequest } from '../../base/http/errors';
import { message } from '../../base/messages/message';

/** Control characters but tab and line break, and what reverses or hides the text around it. */
const unseen =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are refused
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/;

/** What people read of each other is as they wrote it, or not taken at all. */
export function refuseUnseen(field: 'text' | 'name' | 'label', value: string): void {
  const found = unseen.exec(field === 'text' ? value.replaceAll('\r\n', '\n') : value.replaceAll(/[\n\t]/g, '\0'));
  const detail = { pointer: `/${field}`, field };
  if (found) {
    const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    throw badRequest(message('domains:guest.unseen', { code, at: found.index + 1 }), detail);
  }
  if (value.trim() === '') throw badRequest(message('domains:guest.blank'), detail);
}
