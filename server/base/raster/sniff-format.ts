export type PictureFormat = 'png' | 'jpeg' | 'gif' | 'webp' | 'tiff' | 'heif' | 'svg';

const starts: [PictureFormat, (head: string) => boolean][] = [
  ['png', (head) => head.startsWith('\x89PNG\r\n\x1a\n')],
  ['jpeg', (head) => head.startsWith('\xff\xd8\xff')],
  ['gif', (head) => head.startsWith('GIF87a') || head.startsWith('GIF89a')],
  ['webp', (head) => head.startsWith('RIFF') && head.startsWith('WEBP', 8)],
  ['tiff', (head) => ['II*\0', 'II+\0', 'MM\0*', 'MM\0+'].some((start) => head.startsWith(start))],
  ['heif', (head) => head.startsWith('ftyp', 4)],
  // SVG is text, possibly after a byte order mark or white space. Compressed SVG (SVGZ) is not accepted.
  ['svg', (head) => head.replace('\xef\xbb\xbf', '').trimStart().startsWith('<')],
];

/**
 * The format that a file's first bytes indicate. Only these formats reach the picture library, which would also try
 * ones that decompress, execute or fetch.
 */
export function sniffFormat(bytes: Buffer): PictureFormat | undefined {
  const head = bytes.subarray(0, 256).toString('latin1');
  return starts.find(([, fits]) => fits(head))?.[0];
}
