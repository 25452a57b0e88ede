const MB = 1024 * 1024;
/** What demands take, by the ends of names, and the most MB; the server looks at the content. */
const KINDS: { ends: readonly string[]; most: number; picture?: true }[] = [
  { ends: ['.png', '.jpg', '.jpeg', '.webp'], most: 10, picture: true },
  { ends: ['.csv', '.txt'], most: 10 },
  { ends: ['.pdf'], most: 20 },
];

export const acceptedFiles = KINDS.flatMap(({ ends }) => ends).join(',');

/** Whether a file is a picture, or why it is not taken. */
export function checkFile({
  name,
  size,
}: Pick<File, 'name' | 'size'>): { picture: boolean } | { fault: 'kind' } | { fault: 'size'; most: number } {
  const found = KINDS.find(({ ends }) => ends.some((end) => name.toLowerCase().endsWith(end)));
  if (!found) return { fault: 'kind' };
  return size > found.most * MB ? { fault: 'size', most: found.most } : { picture: found.picture === true };
}

export interface AddedFile {
  name: string;
  url: string;
  picture: boolean;
}

const escaped = (name: string) => name.replace(/[[\]\\]/g, '\\$&');
const LINE = /^(!?)\[((?:[^[\]\\\n]|\\.)*)\]\((\/files\/[\w-]{22}(?:#\d{1,5}x\d{1,5})?)\)$/gm;

/** The text with a file, on a line of its own at the end. */
export const withFile = (text: string, { name, url, picture }: AddedFile): string =>
  `${text.trimEnd()}${text.trim() === '' ? '' : '\n\n'}${picture ? '!' : ''}[${escaped(name)}](${url})`;

/** The files that stand on lines of their own. */
export const filesIn = (text: string): AddedFile[] =>
  [...text.matchAll(LINE)].map(([, mark = '', name = '', url = '']) => ({
    ...{ name: name.replace(/\\(.)/g, '$1'), url, picture: mark === '!' },
  }));

/** The text without a file. */
export const withoutFile = (text: string, url: string): string =>
  text
    .replace(LINE, (line, _mark, _name, own: string) => (own === url ? '' : line))
    .replace(/\n{3,}/g, '\n\n')
    .trim();
