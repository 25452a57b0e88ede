/** Red, green, blue and alpha of each pixel, as a canvas returns them. */
type Pixels = ArrayLike<number>;

export type PictureNote = 'invisible' | 'lostOnLight' | 'lostOnDark';

/** Grey levels of the page in light and dark mode. */
const LIGHT = 250;
const DARK = 31;
/** Difference of grey levels below which a pixel cannot be made out. */
const LEAST = 40;
/** Share of the visible pixels that must be made out. */
const ENOUGH = 0.05;

/** What is wrong with a picture on a light or dark page, such as a white logo on white. */
export function judgePicture(pixels: Pixels): PictureNote[] {
  let [opaque, onLight, onDark] = [0, 0, 0];
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]];
    if (alpha < 32) continue;
    opaque += 1;
    // A colour stands out by any channel: yellow on white is light, but its blue is not.
    const farFrom = (level: number) =>
      (alpha / 255) * Math.max(...[red, green, blue].map((value) => Math.abs(value - level))) >= LEAST;
    if (farFrom(LIGHT)) onLight += 1;
    if (farFrom(DARK)) onDark += 1;
  }
  if (opaque === 0) return ['invisible'];
  const notes: PictureNote[] = [];
  if (onLight / opaque < ENOUGH) notes.push('lostOnLight');
  if (onDark / opaque < ENOUGH) notes.push('lostOnDark');
  return notes;
}
