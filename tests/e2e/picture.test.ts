import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fitted, toStage } from '../../src/canvas/geometry/camera';
import type { WatchedPage } from '../support/browser';
import { at, quietly, sharedBrowser } from '../support/e2e';
import { findViolations } from '../support/find-violations';
import { boxOf, fourSpots, makePicture } from '../support/make-picture';

const shared = sharedBrowser();

/** A visitor with English. */
async function open(options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const watched = await shared.open({ locale: 'en-US', ...options });
  await watched.page.context().addCookies([{ name: 'mw_locale', value: 'en-US', url: at('main') }]);
  return watched;
}

const detect = '**/tianzhi-tools/api/v1/object_detection';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const spot = boxOf(fourSpots[0] as (typeof fourSpots)[0]);
const screws = async () => ({ name: 'screws.png', mimeType: 'image/png', buffer: await makePicture() });
const wireOf = ({ x, y, width, height }: Box) => [x, y, x + width, y + height].map(String);

async function openTool(page: Page): Promise<Locator> {
  await page.goto(at('main'));
  await page.getByRole('button', { name: 'Search with a picture' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Choose an image' }).waitFor();
  return dialog;
}

async function openPicture(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<Locator> {
  const dialog = await openTool(page);
  await dialog.locator('input[type="file"]:not([capture])').setInputFiles(file);
  await dialog.getByRole('application').waitFor();
  return dialog;
}

/** Maps points of the picture to the screen while the whole picture is shown. */
async function onScreen(page: Page, image: { width: number; height: number }) {
  const frame = await page.getByRole('application').boundingBox();
  if (!frame) throw new Error('There is no stage.');
  const camera = fitted(image, frame);
  return (x: number, y: number) => {
    const point = toStage(camera, { x, y, width: 0, height: 0 });
    return { x: frame.x + point.x, y: frame.y + point.y };
  };
}

async function drawByMouse(page: Page, image: { width: number; height: number }, box: Box): Promise<void> {
  const place = await onScreen(page, image);
  const [from, to] = [place(box.x, box.y), place(box.x + box.width, box.y + box.height)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}

const fields = async (page: Page) =>
  Promise.all(['X', 'Y', 'Width', 'Height'].map((name) => page.getByRole('spinbutton', { name }).inputValue()));

async function type(page: Page, box: Box): Promise<void> {
  const values = { X: box.x, Y: box.y, Width: box.width, Height: box.height };
  for (const [name, value] of Object.entries(values)) await page.getByRole('spinbutton', { name }).fill(String(value));
}

/** Finishes and returns the request's body. */
async function finish(page: Page): Promise<{ rects: string[][]; category_id: string; prompt_image: string }> {
  const [request] = await Promise.all([
    page.waitForRequest(detect),
    page.getByRole('button', { name: 'Finish and upload' }).click(),
  ]);
  return request.postDataJSON();
}

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Objects in the image' });

describe('a picture, from the search box to its result', () => {
  it('is drawn on by mouse, found on the server, seen by nobody else, taken along and deleted', async () => {
    let address = '';
    const first = await open();
    const { page } = first;
    await openPicture(page, await screws());
    await drawByMouse(page, { width: 320, height: 260 }, spot);
    expect(await findViolations(page, { include: ['dialog'] }, {})).toEqual([]);
    const body = await finish(page);
    expect(body).toMatchObject({ category_id: '1', prompt_image: expect.stringMatching(/^\/api\/pictures\//) });
    const [left = 0, top = 0, right = 0, bottom = 0] = (body.rects[0] ?? []).map(Number);
    // A pointer that moves by screen pixels hits picture pixels to within one.
    for (const [is, wanted] of [
      [left, 40],
      [top, 40],
      [right, 80],
      [bottom, 80],
    ] as const)
      expect(Math.abs(is - wanted)).toBeLessThanOrEqual(1);
    await heading(page).waitFor();
    await page.getByText('4 objects').waitFor();
    address = new URL(page.url()).pathname;

    const stranger = await open();
    await stranger.page.goto(at('main', address));
    await stranger.page.getByText('Image not found').waitFor();
    // The browser logs the call that found nothing, and nothing else.
    expect(stranger.problems.filter((line) => !line.includes('404 (Not Found)'))).toEqual([]);
    await stranger.close();
    await page.goto(at('main', address));
    await expect.poll(() => page.locator('figure img').evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(320);
    expect(await findViolations(page, { include: ['main'] }, {})).toEqual([]);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV table' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    await page.goto(at('main', address.replace('/qImage/', '/qCount/')));
    await page.getByText('4 objects').waitFor();
    await page.goto(at('main', address));

    await page.getByRole('button', { name: 'Delete image and result' }).click();
    await page.getByRole('button', { name: 'Delete permanently' }).click();
    await page.getByText('Image not found').waitFor();
    await first.close();
  });

  it('is done with keys alone', async () => {
    await quietly(await open(), async (page) => {
      const dialog = await openPicture(page, await screws());
      await dialog.getByRole('application').focus();
      for (const key of ['Enter', 'Shift+ArrowRight', 'ArrowDown', 'Alt+ArrowLeft']) await page.keyboard.press(key);
      const [x, y, width, height] = (await fields(page)).map(Number) as [number, number, number, number];
      const [request] = await Promise.all([page.waitForRequest(detect), page.keyboard.press('Enter')]);
      expect(request.postDataJSON().rects).toEqual([wireOf({ x, y, width, height })]);
      await heading(page).waitFor();
      await page.getByRole('button', { name: 'Select object 1' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Ask about this object' }).waitFor();
    });
  });

  it('is drawn on by a finger; a second finger gives the box up and zooms', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    await quietly(await open(phone), async (page) => {
      await openPicture(page, await screws());
      const place = await onScreen(page, { width: 320, height: 260 });
      const line = await page.context().newCDPSession(page);
      const touch = (kind: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
        line.send('Input.dispatchTouchEvent', { type: kind, touchPoints });
      await touch('touchStart', place(200, 200));
      await touch('touchMove', place(240, 230));
      await touch('touchStart', place(240, 230), place(100, 100));
      await touch('touchEnd');
      expect(await fields(page)).toEqual(['', '', '', '']);
      await touch('touchStart', place(40, 40));
      await touch('touchMove', place(60, 60));
      await touch('touchMove', place(80, 80));
      await touch('touchEnd');
      const found = (await fields(page)).map(Number);
      for (const value of found) expect(Math.abs(value - 40)).toBeLessThanOrEqual(1);
    });
  });
});

describe('a photograph that was held', () => {
  const image = { width: 240, height: 160 };
  const mark = { x: 150, y: 30, width: 40, height: 20 };

  /** Blue with a red mark, at the same place for the viewer but stored with the given orientation. */
  async function photograph(orientation: 1 | 6 | 7): Promise<Buffer> {
    const red = { create: { width: mark.width, height: mark.height, channels: 3, background: '#ff0000' } } as const;
    const upright = await sharp({ create: { ...image, channels: 3, background: '#0000ff' } })
      .composite([{ input: red, left: mark.x, top: mark.y }])
      .png()
      .toBuffer();
    // The inverse of what a viewer does.
    if (orientation === 1) return save(upright);
    const turned = await sharp(upright)
      .rotate(orientation === 6 ? 270 : 90)
      .png()
      .toBuffer();
    return save(orientation === 6 ? turned : await sharp(turned).flip().png().toBuffer());

    function save(pixels: Buffer) {
      return sharp(pixels).withMetadata({ orientation }).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer();
    }
  }

  // Unchanged, rotated, and rotated and mirrored; the tests of portal and server cover all eight.
  it.each([1, 6, 7] as const)(
    'in EXIF orientation %i is marked where it is seen, exact to a pixel',
    async (orientation) => {
      await quietly(await open(), async (page) => {
        await openPicture(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photograph(orientation) });
        const place = await onScreen(page, image);
        const centre = place(mark.x + mark.width / 2, mark.y + mark.height / 2);
        const shot = await page.screenshot({
          clip: { x: Math.round(centre.x), y: Math.round(centre.y), width: 1, height: 1 },
        });
        const [red = 0, , blue = 255] = await sharp(shot).raw().toBuffer();
        expect(red).toBeGreaterThan(200);
        expect(blue).toBeLessThan(60);
        await type(page, mark);
        const body = await finish(page);
        expect(body.rects).toEqual([wireOf(mark)]);
        await heading(page).waitFor();
        // The server's crop contains only the mark.
        const part = new URLSearchParams({ left: '150', top: '30', width: '40', height: '20' });
        const answer = await page.request.get(at('main', `${body.prompt_image}/view?${part}`));
        const { channels } = await sharp(await answer.body()).stats();
        expect(channels[0]?.mean).toBeGreaterThan(230);
        expect(channels[2]?.mean).toBeLessThan(30);
      });
    },
  );
});

describe('how a picture comes in', () => {
  it.each(['paste', 'drop'] as const)('by %s on the search box', async (how) => {
    await quietly(await open(), async (page) => {
      await page.goto(at('main'));
      await page.locator('[role=combobox]').waitFor();
      const bytes = [...(await makePicture())];
      await page.locator('[role=combobox]').evaluate(
        (box, [kind, numbers]) => {
          const transfer = new DataTransfer();
          transfer.items.add(new File([new Uint8Array(numbers)], 'from-outside.png', { type: 'image/png' }));
          const init = { bubbles: true, cancelable: true };
          box.dispatchEvent(
            kind === 'paste'
              ? new ClipboardEvent('paste', { ...init, clipboardData: transfer })
              : new DragEvent('drop', { ...init, dataTransfer: transfer }),
          );
        },
        [how, bytes] as const,
      );
      await page.getByText('from-outside.png 320 × 260').waitFor();
    });
  });

  it.each([
    ['a text with the name of a picture', 'a.jpg', 'hello', /Supported:/],
    ['an empty file', 'a.png', '', /The file is empty/],
    ['SVG', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', /Supported:/],
    ['more than 30 MB', 'a.png', 30 * 1024 * 1024 + 1, /larger than 30 MB/],
  ])(
    '%s is refused in the words of the specification, and the next one may come',
    async (_name, name, content, why) => {
      await quietly(await open(), async (page) => {
        const dialog = await openTool(page);
        // Created in the page, because transferring 30 MB to the browser takes ten times as long as the test.
        await dialog.locator('input[type="file"]:not([capture])').evaluate(
          (field: HTMLInputElement, [name, content]) => {
            const transfer = new DataTransfer();
            const bytes = typeof content === 'number' ? new Uint8Array(content) : content;
            transfer.items.add(new File([bytes], name, { type: 'image/png' }));
            field.files = transfer.files;
            field.dispatchEvent(new Event('change', { bubbles: true }));
          },
          [name, content] as const,
        );
        const said = dialog.getByText('this image cannot use this function, please choose an image and upload again');
        await said.waitFor();
        expect(await said.textContent()).toMatch(why);
        await dialog.locator('input[type="file"]:not([capture])').setInputFiles(await screws());
        await dialog.getByRole('application').waitFor();
      });
    },
  );
});

describe('a line that breaks', () => {
  it('in the middle of the upload loses nothing: a reload finds the picture again and sends it', async () => {
    const watched = await open();
    const { page } = watched;
    await page.route('**/api/pictures', (route) => route.abort('connectionreset'));
    await openPicture(page, await screws());
    await type(page, spot);
    await page.getByRole('button', { name: 'Finish and upload' }).click();
    await page.getByText('The connection was lost before the upload finished.').waitFor();
    await page.unroute('**/api/pictures');
    const dialog = await openTool(page);
    await dialog.getByRole('button', { name: 'Send screws.png' }).click();
    await heading(page).waitFor();
    await page.getByText('4 objects').waitFor();
    await watched.close();
  });

  it('comes back by itself, and so does the picture', async () => {
    const watched = await open();
    const { page } = watched;
    await openPicture(page, await screws());
    await type(page, spot);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Finish and upload' }).click();
    await page.getByText('The connection was lost before the upload finished.').waitFor();
    await page.context().setOffline(false);
    await heading(page).waitFor();
    await watched.close();
  });
});

describe('a window that changes', () => {
  it('keeps the box on the picture, whatever its size and the pixels of the screen', async () => {
    await quietly(await open(), async (page) => {
      const image = { width: 320, height: 260 };
      await openPicture(page, await screws());
      await drawByMouse(page, image, spot);
      const line = await page.context().newCDPSession(page);
      for (const [width, height, deviceScaleFactor] of [
        [1280, 720, 2],
        [1000, 640, 1.25],
        [1440, 900, 1],
      ] as const) {
        const before = (await fields(page)).map(Number) as [number, number, number, number];
        await line.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor, mobile: false });
        await expect
          .poll(() => page.evaluate(() => [innerWidth, devicePixelRatio]))
          .toEqual([width, deviceScaleFactor]);
        expect((await fields(page)).map(Number)).toEqual(before);
        // The stage follows the window within the next frames.
        await page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 200)));
        // Dragged by its centre, the box is where the picture shows it.
        const place = await onScreen(page, image);
        const middle = { x: before[0] + before[2] / 2, y: before[1] + before[3] / 2 };
        const [from, to] = [place(middle.x, middle.y), place(middle.x + 20, middle.y + 10)];
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(to.x, to.y, { steps: 3 });
        await page.mouse.up();
        const [x = 0, y = 0, ...size] = (await fields(page)).map(Number);
        expect(Math.abs(x - before[0] - 20)).toBeLessThanOrEqual(1);
        expect(Math.abs(y - before[1] - 10)).toBeLessThanOrEqual(1);
        // Between two picture pixels, the box covers all that it touches.
        for (const [side, length] of size.entries())
          expect(Math.abs(length - (before[side + 2] ?? 0))).toBeLessThanOrEqual(1);
      }
    });
  });
});

describe('a picture of an unusual size', () => {
  it.each([
    [1, 1],
    [1, 10_000],
    [12_000, 9_000],
  ])('%i × %i opens, and a box stays inside of it', async (width, height) => {
    const background = { r: 120, g: 130, b: 140 };
    const blank = sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false });
    const buffer = await blank.png({ compressionLevel: 1 }).toBuffer();
    await quietly(await open(), async (page) => {
      await openPicture(page, { name: 'unusual.png', mimeType: 'image/png', buffer });
      // From inside to beyond the far corner.
      await drawByMouse(page, { width, height }, { x: width / 4, y: height / 4, width, height });
      const [x = 0, y = 0, w = 0, h = 0] = (await fields(page)).map(Number);
      expect(Math.min(w, h)).toBeGreaterThanOrEqual(1);
      expect([x + w <= width, y + h <= height]).toEqual([true, true]);
    });
  });
});
