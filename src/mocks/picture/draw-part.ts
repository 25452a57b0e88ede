interface Part {
  left?: number;
  top?: number;
  width: number;
  height: number;
  size?: number;
}

/** A part of a picture, upright, at most `size` pixels on a side. Without OffscreenCanvas, the whole file. */
export async function drawPart(file: Blob, { left = 0, top = 0, width, height, size = 2048 }: Part): Promise<Blob> {
  if (typeof OffscreenCanvas !== 'function') return file;
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const share = Math.min(1, size / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width * share)), Math.max(1, Math.round(height * share)));
  canvas.getContext('2d')?.drawImage(bitmap, left, top, width, height, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/webp' });
}
