import { styleProperties } from './allowed';

/** Functions that compute or draw. Everything else that is called like one may fetch: url(), image-set(), src() … */
const callable = new Set(
  'matrix translate translatex translatey scale scalex scaley rotate skewx skewy rgb rgba hsl hsla calc'.split(' '),
);
const ownReference = /url\(\s*(["']?)#[\w.:-]+\1\s*\)/gi;
const call = /([\w-]*)\s*\(/g;
const picture = /^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/\s]+={0,2}$/;

/** A value that names nothing outside the file. A backslash could spell a name that this check does not see. */
export function isOwnValue(value: string): boolean {
  if (/[\\@<]|javascript:|expression/i.test(value)) return false;
  const rest = value.replace(ownReference, '');
  return [...rest.matchAll(call)].every(([, name = '']) => name === '' || callable.has(name.toLowerCase()));
}

/** A place in the same file; for a picture within the drawing the picture itself. */
export function isOwnAddress(element: string, value: string): boolean {
  return /^#[\w.:-]+$/.test(value.trim()) || (element === 'image' && picture.test(value.trim()));
}

/** The declarations that draw; undefined where one of them could fetch. */
export function cleanStyle(style: string): string | undefined {
  if (!isOwnValue(style)) return undefined;
  const kept = style.split(';').flatMap((declaration) => {
    const at = declaration.indexOf(':');
    const name = declaration.slice(0, at).trim().toLowerCase();
    return at > 0 && styleProperties.has(name) ? [`${name}:${declaration.slice(at + 1).trim()}`] : [];
  });
  return kept.join(';');
}
