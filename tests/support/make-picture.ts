import sharp from 'sharp';

interface Spot {
  x: number;
  y: number;
  radius: number;
}

/** An SVG of grey discs with a bright bar on a brown ground, each rotated differently, and squares as distractors. */
function makeDrawing(width: number, height: number, spots: readonly Spot[], squares: readonly Spot[] = []): string {
  const discs = spots.map(
    ({ x, y, radius }, index) =>
      `<g transform="translate(${x} ${y}) rotate(${index * 37})"><circle r="${radius}" fill="#707880"/>` +
      `<rect x="${-radius * 0.7}" y="${-radius * 0.15}" width="${radius * 1.4}" height="${radius * 0.3}" fill="#e8ecf0"/></g>`,
  );
  const others = squares.map(
    ({ x, y, radius }) =>
      `<rect x="${x - radius / 2}" y="${y - radius / 2}" width="${radius}" height="${radius}" fill="#301808"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#b07840"/>${others.join('')}${discs.join('')}</svg>`;
}

export const boxOf = ({ x, y, radius }: Spot) => ({
  x: x - radius,
  y: y - radius,
  width: radius * 2,
  height: radius * 2,
});

export const fourSpots: Spot[] = [
  { x: 60, y: 60, radius: 20 },
  { x: 200, y: 80, radius: 20 },
  { x: 90, y: 180, radius: 22 },
  { x: 240, y: 200, radius: 18 },
];

export const makePicture = (spots = fourSpots, squares: Spot[] = [{ x: 150, y: 130, radius: 20 }]) =>
  sharp(Buffer.from(makeDrawing(320, 260, spots, squares)))
    .png()
    .toBuffer();
