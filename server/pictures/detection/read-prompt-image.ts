import { badRequest } from '../../base/http/errors';
import { pictureTexts } from './picture/picture-texts';

type PromptImage = { id: string } | { bytes: Buffer };

const detail = { pointer: '/prompt_image', field: 'prompt_image' };
const own = /^(?:https?:\/\/[^/?#]+)?\/api\/pictures\/([\w-]{8,64})(?:\/view)?(?:[?#].*)?$/;
const dataUrl = /^data:[\w.+/-]*(?:;[\w=-]+)*;base64,/;
const base64 = /^[A-Za-z0-9+/_-]+={0,2}$/;

/**
 * Parses the address of a stored picture, or a picture itself. Other addresses are rejected, never fetched: they could
 * be behind the firewall.
 */
export function readPromptImage(value: string): PromptImage {
  const text = value.trim();
  const id = own.exec(text.slice(0, 2_000))?.[1];
  if (id) return { id };
  if (/^(?:https?:)?\/\//i.test(text) || /^\/api\//.test(text)) throw badRequest(pictureTexts.elsewhere, detail);
  const body = text.replace(dataUrl, '').replace(/\s+/g, '');
  // Node skips invalid base64 characters, so such a picture would only fail later as damaged.
  if (!base64.test(body)) throw badRequest(pictureTexts.noBase64, detail);
  return { bytes: Buffer.from(body, 'base64') };
}
