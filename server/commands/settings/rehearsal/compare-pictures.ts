import sharp from 'sharp';

/** Part of the pixels, 0 to 1, that differ between two PNG pictures by more than a rounding; where one is longer, all of that. */
export async function comparePictures(before: Buffer, after: Buffer): Promise<number> {
  const [a, b] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
  let different = 0;
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) if (a.at(x, y) !== b.at(x, y)) different += 1;
  return different / (width * height);
}

async function pixelsOf(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  /** Five bits a channel: two drawings of one page differ in the last ones where letters end. */
  const at = (x: number, y: number) => {
    if (x >= width || y >= height) return -1;
    const i = (y * width + x) * 3;
    return ((data[i] ?? 0) >> 3) * 1024 + ((data[i + 1] ?? 0) >> 3) * 32 + ((data[i + 2] ?? 0) >> 3);
  };
  return { width, height, at };
}
