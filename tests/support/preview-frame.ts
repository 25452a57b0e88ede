import type { Frame, Page } from 'playwright-core';
import { PREVIEW_LINE } from '../../src/admin/preview/protocol';

/** The frame inside the preview, once it has rendered. */
export async function insidePreview(page: Page): Promise<Frame> {
  const place = page.locator(`iframe[name=${PREVIEW_LINE}]`).first();
  await place.waitFor();
  // By its element: the browser knows a frame's name only after the first response of its page.
  const frame = await (await place.elementHandle())?.contentFrame();
  if (!frame) throw new Error('There is no frame.');
  await frame.locator('[data-block]').first().waitFor();
  return frame;
}
