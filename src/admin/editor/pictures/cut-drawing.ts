import type { Box, Size } from './crop-box';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * A piece of a drawing, as a drawing: a window onto the whole one.
 *
 * @param natural the size the drawing has by itself
 * @param times how much larger it was when the piece was chosen
 */
export function cutDrawing(text: string, box: Box, natural: Size, times: number): string {
  const document = new DOMParser().parseFromString(text, 'image/svg+xml');
  const drawing = document.documentElement;
  if (drawing.localName !== 'svg') throw new Error('no drawing');
  if (!drawing.hasAttribute('viewBox')) drawing.setAttribute('viewBox', `0 0 ${natural.width} ${natural.height}`);
  const [x, y, width, height] = [box.x, box.y, box.width, box.height].map((pixels) => pixels / times);
  for (const [name, value] of Object.entries({ x: 0, y: 0, ...natural })) drawing.setAttribute(name, String(value));
  const piece = document.createElementNS(SVG, 'svg');
  piece.setAttribute('width', String(width));
  piece.setAttribute('height', String(height));
  piece.setAttribute('viewBox', [x, y, width, height].join(' '));
  document.replaceChild(piece, drawing);
  piece.append(drawing);
  return new XMLSerializer().serializeToString(piece);
}
