import type { Page } from 'playwright-core';

/** Records a page as Chromium paints it, from before a navigation until the page is idle. Base64 PNG frames. */
export async function film(page: Page, act: () => Promise<void>): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const frames: string[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data);
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await act();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  await session.send('Page.stopScreencast');
  await session.detach();
  return frames;
}

export interface FrameColors {
  /** Share of the frame's pixels close to each requested colour, in that order. */
  shares: number[];
  /** Colour of the upper right corner, below the header, as `r,g,b`. */
  corner: string;
  blank: boolean;
}

/** Measures the colours of frames. `lab` is any open page, whose canvas decodes the pictures. */
export function measureFrames(lab: Page, frames: string[], colors: string[]): Promise<FrameColors[]> {
  return lab.evaluate(
    async ({ frames, colors }) => {
      const wanted = colors.map((hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)));
      const measured = [];
      for (const frame of frames) {
        const bytes = Uint8Array.from(atob(frame), (c) => c.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
        const context = canvas.getContext('2d');
        if (!context) throw new Error('no canvas');
        context.drawImage(bitmap, 0, 0);
        const { data, width, height } = context.getImageData(0, 0, bitmap.width, bitmap.height);
        const counts = wanted.map(() => 0);
        let white = 0;
        // Every third pixel is enough, and an odd step covers every column.
        for (let at = 0; at < data.length; at += 4 * 3) {
          const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]];
          if (r + g + b === 765) white += 1;
          for (const [index, color] of wanted.entries()) {
            const far = Math.max(
              Math.abs(r - (color[0] ?? 0)),
              Math.abs(g - (color[1] ?? 0)),
              Math.abs(b - (color[2] ?? 0)),
            );
            if (far <= 6) counts[index] = (counts[index] ?? 0) + 1;
          }
        }
        const pixels = Math.ceil((width * height) / 3);
        const corner = (Math.round(height * 0.5) * width + width - 12) * 4;
        measured.push({
          shares: counts.map((count) => count / pixels),
          corner: [...data.slice(corner, corner + 3)].join(','),
          blank: white === pixels,
        });
      }
      return measured;
    },
    { frames, colors },
  );
}
