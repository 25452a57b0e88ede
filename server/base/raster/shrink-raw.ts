interface Raw {
  rgb: Uint8Array;
  width: number;
  height: number;
}

/** Resizes our own raw pixels; nothing is decoded, so no pixel budget is needed. */
export async function shrinkRaw(
  { rgb, width, height }: Raw,
  to: { width: number; height: number },
): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const shrunk = sharp(rgb, { raw: { width, height, channels: 3 } }).resize(to.width, to.height, {
    fit: 'fill',
    kernel: 'linear',
  });
  return new Uint8Array(await shrunk.raw().toBuffer());
}
