import { expect, it } from 'vitest';
import { cutDrawing } from './cut-drawing';

const box = { x: 100, y: 40, width: 200, height: 80 };
const drawing = (attributes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><rect width="10" height="10"/></svg>`;
const rootsOf = (text: string) => {
  const piece = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  return [piece, piece.firstElementChild];
};

it('is a window of the piece onto the whole drawing', () => {
  const cut = cutDrawing(drawing('viewBox="0 0 24 12" width="48"'), box, { width: 48, height: 24 }, 10);
  const [piece, whole] = rootsOf(cut);
  expect(piece?.getAttribute('viewBox')).toBe('10 4 20 8');
  expect([piece?.getAttribute('width'), piece?.getAttribute('height')]).toEqual(['20', '8']);
  expect(whole?.getAttribute('viewBox')).toBe('0 0 24 12');
  expect([whole?.getAttribute('width'), whole?.getAttribute('height')]).toEqual(['48', '24']);
  expect(whole?.firstElementChild?.localName).toBe('rect');
});

it('a drawing without a view box is not enlarged in it', () => {
  const [, whole] = rootsOf(cutDrawing(drawing('width="100" height="60"'), box, { width: 100, height: 60 }, 4));
  expect(whole?.getAttribute('viewBox')).toBe('0 0 100 60');
});

it('refuses what is no drawing', () => {
  expect(() => cutDrawing('<p/>', box, { width: 1, height: 1 }, 1)).toThrow();
  expect(() => cutDrawing('<svg', box, { width: 1, height: 1 }, 1)).toThrow();
});
