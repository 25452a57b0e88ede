import type { Frame, Page } from 'playwright-core';
import { PREVIEW_LINE } from '../../src/admin/preview/protocol';

/** The page inside the preview, once it has drawn itself. */
export async function insidePreview(page: Page): Promise<Frame> {
  await page.locator(`iframe[name=${PREVIEW_LINE}]`).first().waitFor();
  const frame = page.frames().find((each) => each.name() === PREVIEW_LINE);
  if (!frame) throw new Error('There is no frame.');
  await frame.locator('[data-block]').first().waitFor();
  return frame;
}
