import type { Frame, Page } from 'playwright-core';
import { PREVIEW_LINE } from '../../src/admin/preview/protocol';

/** The page inside the preview, once it has drawn itself. */
export async function insidePreview(page: Page): Promise<Frame> {
  const place = page.locator(`iframe[name=${PREVIEW_LINE}]`).first();
  await place.waitFor();
  // By its element: the browser tells the name of a frame only with the first answer of its page.
  const frame = await (await place.elementHandle())?.contentFrame();
  if (!frame) throw new Error('There is no frame.');
  await frame.locator('[data-block]').first().waitFor();
  return frame;
}
