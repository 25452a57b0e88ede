import type { RequestHandler } from 'msw';
import type { Data } from '@/api/paths';
import { mockOperation, Refusal } from './operation';
import { scatter } from './scatter';

/** The demo looks at no pixels: it puts boxes of the drawn size over the picture, and says so in their label. */
export const pictureHandlers = (): RequestHandler[] => [
  mockOperation('detectObjects', async ({ arg, locale }): Promise<Data<'detectObjects'>> => {
    const [left = 0, top = 0, right = 0, bottom = 0] = (arg.rects[0] ?? []).map(Number);
    if (right <= left || bottom <= top) throw new Refusal(400, locale === 'en-US' ? 'An empty box' : '选框为空');
    const size = (await sizeOf(arg.prompt_image)) ?? { width: Math.max(1920, right), height: Math.max(1080, bottom) };
    const label = locale === 'en-US' ? 'Sample' : '示例';
    const drawn = { x: left, y: top, width: right - left, height: bottom - top };
    return { ...size, objects: scatter(drawn, size).map((object) => ({ ...object, label })) };
  }),
];

async function sizeOf(base64: string): Promise<{ width: number; height: number } | null> {
  if (typeof createImageBitmap !== 'function') return null;
  try {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return null;
  }
}
