export type PictureFormat = 'png' | 'jpeg' | 'gif' | 'webp' | 'tiff' | 'heif' | 'svg';

const starts: [PictureFormat, (head: string) => boolean][] = [
  ['png', (head) => head.startsWith('\x89PNG\r\n\x1a\n')],
  ['jpeg', (head) => head.startsWith('\xff\xd8\xff')],
  ['gif', (head) => head.startsWith('GIF87a') || head.startsWith('GIF89a')],
  ['webp', (head) => head.startsWith('RIFF') && head.startsWith('WEBP', 8)],
  ['tiff', (head) => ['II*\0', 'II+\0', 'MM\0*', 'MM\0+'].some((start) => head.startsWith(start))],
  ['heif', (head) => head.startsWith('ftyp', 4)],
  // A drawing is text; behind a byte order mark or white space as well. Packed ones (SVGZ) are no picture to us.
  ['svg', (head) => head.replace('\xef\xbb\xbf', '').trimStart().startsWith('<')],
];

/**
 * What a file says it is in its first bytes. No library is handed anything else: among the formats that it would try are some that
 * unpack, run or fetch.
 */
export function sniffFormat(bytes: Buffer): PictureFormat | undefined {
  const head = bytes.subarray(0, 256).toString('latin1');
  return starts.find(([, fits]) => fits(head))?.[0];
}
