import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dropPicture, unsentPictures } from '@/canvas/record/picture-store';
import { mockServer } from '@/mocks/node';
import { currentToasts, dismissToast } from '@/ui/toasts';
import type { Locale } from '../../generated/locales';
import { fakeCanvas, pngFile } from '../support/fake-canvas';
import { answerByMocks, questionBox, renderReady, soon } from '../support/portal-flow';

answerByMocks();

let bitmaps: ReturnType<typeof fakeCanvas>;
beforeEach(() => {
  bitmaps = fakeCanvas();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
});
afterEach(async () => {
  for (const { id } of await unsentPictures()) await dropPicture(id);
  // Toasts outlive the page that showed them.
  for (const { id } of currentToasts()) dismissToast(id);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const DETECT = '*/tianzhi-tools/api/v1/object_detection';
const SPEC_FAILURE = /this image cannot use this function, please choose an image and upload again/;

async function openDialog(locale: Locale = 'en-US') {
  await renderReady({ locale });
  await userEvent.click(
    screen.getByRole('button', { name: locale === 'en-US' ? 'Search with a picture' : '用图片搜索' }),
  );
  return await screen.findByRole('dialog', undefined, soon);
}

async function choose(dialog: HTMLElement, file = pngFile()) {
  const input = dialog.querySelector('input[type="file"]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [file] } });
}

async function openPicture() {
  const dialog = await openDialog();
  await choose(dialog);
  const stage = await screen.findByRole('application', undefined, soon);
  return { dialog, stage };
}

const values = () =>
  ['X', 'Y', 'Width', 'Height'].map((name) => (screen.getByRole('spinbutton', { name }) as HTMLInputElement).value);
const pointer = (type: 'Down' | 'Move' | 'Up' | 'Cancel', stage: HTMLElement, x: number, y: number, id = 1) =>
  fireEvent[`pointer${type}`](stage, { clientX: x, clientY: y, pointerId: id, button: 0, pointerType: 'mouse' });

/** The stage is 832 × 632 and the picture 800 × 600 at 100 %, so the margin is 16 pixels. */
function drag(stage: HTMLElement, from: [number, number], to: [number, number]) {
  pointer('Down', stage, from[0] + 16, from[1] + 16);
  pointer('Move', stage, to[0] + 16, to[1] + 16);
  pointer('Up', stage, to[0] + 16, to[1] + 16);
}

describe('the dialog', () => {
  test('says what it takes before anything is chosen', async () => {
    const dialog = await openDialog();
    expect(within(dialog).getByText('JPEG, PNG, WebP, GIF, up to 30 MB')).toBeVisible();
  });

  test('draws, replaces, undoes, redoes and clears one rectangle, the same in numbers', async () => {
    const { stage } = await openPicture();
    drag(stage, [100, 100], [160, 140]);
    expect(values()).toEqual(['100', '100', '60', '40']);
    drag(stage, [300, 300], [400, 350]);
    expect(values()).toEqual(['300', '300', '100', '50']);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(values()).toEqual(['100', '100', '60', '40']);
    await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
    expect(values()).toEqual(['300', '300', '100', '50']);
    await userEvent.click(screen.getByRole('button', { name: 'Clear the box' }));
    expect(values()).toEqual(['', '', '', '']);
  });

  test('finishing without a rectangle says so in the words of the specification', async () => {
    await openPicture();
    await userEvent.click(screen.getByRole('button', { name: 'Finish and upload' }));
    expect(screen.getByText('please select an element first')).toBeVisible();
  });

  test('says so in Chinese too', async () => {
    const dialog = await openDialog('zh-CN');
    expect(within(dialog).getByText('支持 JPEG、PNG、WebP、GIF，不超过 30 MB')).toBeVisible();
    await choose(dialog);
    await screen.findByRole('application', undefined, soon);
    await userEvent.click(screen.getByRole('button', { name: '完成框选并上传' }));
    expect(screen.getByText('请先选择元素')).toBeVisible();
  });

  test('an interrupted drag leaves what there was: Escape, a cancelled pointer, a second finger', async () => {
    const { stage } = await openPicture();
    drag(stage, [100, 100], [160, 140]);
    for (const interrupt of [
      () => fireEvent.keyDown(stage, { key: 'Escape' }),
      () => pointer('Cancel', stage, 500, 500),
      () => pointer('Down', stage, 600, 100, 2),
    ]) {
      pointer('Down', stage, 316, 316);
      pointer('Move', stage, 500, 500);
      interrupt();
      pointer('Up', stage, 500, 500);
      pointer('Up', stage, 600, 100, 2);
      expect(values()).toEqual(['100', '100', '60', '40']);
    }
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('numbers draw too, keep to the picture, and are said', async () => {
    await openPicture();
    const field = (name: string) => screen.getByRole('spinbutton', { name });
    for (const [name, text] of Object.entries({ X: '40', Y: '30', Width: '120', Height: '80' }))
      await userEvent.type(field(name), text);
    expect(screen.getByText('Box 120 by 80 at 40, 30')).toBeInTheDocument();
    await userEvent.clear(field('Width'));
    await userEvent.type(field('Width'), '761');
    expect(field('Width')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByText('Width: a whole number from 1 to 760')).toBeVisible();
    expect(screen.getByText('Box 76 by 80 at 40, 30')).toBeInTheDocument();
  });

  test.each([
    ['an empty file', new File([], 'a.png', { type: 'image/png' }), /The file is empty/],
    ['a text with the name of a picture', new File(['hello'], 'a.jpg', { type: 'image/jpeg' }), /Supported: JPEG, PNG/],
    ['SVG', new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }), /up to 30 MB/],
    ['a bomb', pngFile('a.png', 60_000, 60_000), /150 million/],
  ])('refuses %s with the words of the specification and the way out', async (_, file, way) => {
    const dialog = await openDialog();
    await choose(dialog, file);
    expect(await screen.findByText(SPEC_FAILURE, undefined, soon)).toHaveTextContent(way);
    await choose(dialog);
    await screen.findByRole('application', undefined, soon);
  });

  test('refuses what is too large before it is read, and what does not decode', async () => {
    const dialog = await openDialog();
    const large = pngFile();
    Object.defineProperty(large, 'size', { value: 31 * 1024 * 1024 });
    await choose(dialog, large);
    expect(await screen.findByText(/larger than 30 MB/, undefined, soon)).toBeVisible();
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('cut off')));
    await choose(dialog);
    expect(await screen.findByText(/damaged or incomplete/, undefined, soon)).toBeVisible();
  });

  test('gives every bitmap back when it closes', async () => {
    await openPicture();
    expect(bitmaps.open()).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bitmaps.open()).toBe(0);
  });

  test('opens with a picture that is pasted or dropped on the search box', async () => {
    await renderReady({ locale: 'en-US' });
    const transfer = { files: [pngFile('pasted.png')], types: ['Files'], getData: () => '' };
    fireEvent.paste(await questionBox(), { clipboardData: transfer });
    expect(await screen.findByText(/pasted\.png 800 × 600/, undefined, soon)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.drop(screen.getByRole('search'), { dataTransfer: { ...transfer, files: [pngFile('dropped.png')] } });
    expect(await screen.findByText(/dropped\.png/, undefined, soon)).toBeVisible();
  });
});

describe('from a picture to its result', () => {
  async function send() {
    const { stage } = await openPicture();
    await act(async () => stage.focus());
    fireEvent.keyDown(stage, { key: 'Enter' });
    fireEvent.keyDown(stage, { key: 'ArrowRight', shiftKey: true });
    fireEvent.keyDown(stage, { key: 'ArrowDown', altKey: true });
    fireEvent.keyDown(stage, { key: 'Enter' });
  }

  test('keys alone lead to a finished upload in original pixels', async () => {
    let body: Record<string, unknown> = {};
    mockServer.events.on('request:start', async ({ request }) => {
      if (request.url.includes('object_detection')) body = (await request.clone().json()) as typeof body;
    });
    await send();
    expect(await screen.findByRole('heading', { level: 1, name: 'Objects in the image' }, soon)).toBeVisible();
    // The selection starts as the middle quarter of the 800 × 600 picture, then moves right by 10 and grows taller by
    // 1.
    expect(body).toMatchObject({ category_id: '1', rects: [['310', '225', '510', '376']] });
    mockServer.events.removeAllListeners();
  });

  test('count, table, threshold and a question about one object follow from the answer', async () => {
    await send();
    await screen.findByRole('heading', { level: 1, name: 'Objects in the image' }, soon);
    expect(window.location.pathname).toMatch(/^\/qImage\//);
    await screen.findByRole('table', undefined, soon);
    const rows = () => within(screen.getByRole('table')).getAllByRole('row').length - 1;
    const before = rows();
    expect(screen.getByText(`${before} objects`)).toBeVisible();
    expect(screen.getByText(/^including the one you marked/)).toBeVisible();
    expect(screen.getByText(/^Press a box in the image, or a number below, to ask/)).toBeVisible();
    fireEvent.change(screen.getByRole('slider'), { target: { value: '90' } });
    expect(rows()).toBeLessThan(before);
    expect(window.location.search).toContain('least=90');
    const hidden = before - rows();
    expect(screen.getByText(new RegExp(`${hidden} more (is|are) below 90% similarity`))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Select object 1' }));
    expect(screen.getByRole('heading', { name: 'Ask about this object' })).toBeVisible();
    // The object carries no text, so the person must type the question.
    expect(screen.getByRole('button', { name: 'Ask' })).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox', { name: 'Question' }), 'How is a bolt inspected?');
    const result = window.location.pathname;
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    const crop = await screen.findByRole('img', { name: /object in the image that this question is about/ }, soon);
    expect(crop).toHaveAttribute(
      'src',
      expect.stringMatching(/^\/api\/pictures\/[\w-]+\/view\?.*width=200&height=151$/),
    );
    expect(crop.closest('a')).toHaveAttribute('href', result);
    fireEvent.error(crop);
    expect(screen.getByText('The image for this question is no longer available.')).toBeVisible();
  });

  test('a lost line keeps picture and rectangle and tries again by itself', async () => {
    let calls = 0;
    mockServer.use(
      http.post(DETECT, () => {
        calls += 1;
        return calls === 1 ? HttpResponse.error() : undefined;
      }),
    );
    await send();
    expect(await screen.findByText(/The connection was lost/, undefined, soon)).toBeVisible();
    expect((await unsentPictures()).map(({ box }) => box)).toEqual([{ x: 310, y: 225, width: 200, height: 151 }]);
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { level: 1, name: 'Objects in the image' }, soon)).toBeVisible();
    expect(calls).toBe(2);
    expect(await unsentPictures()).toEqual([]);
  });

  test('an upload that breaks midway is kept, offered again and sent from there', async () => {
    let broken = true;
    mockServer.use(http.post('*/api/pictures', () => (broken ? HttpResponse.error() : undefined)));
    await send();
    expect(await screen.findByText(/The connection was lost/, undefined, soon)).toBeVisible();
    // Closing the dialog keeps the picture; it is offered when the dialog opens again.
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Search with a picture' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send screws.png' }, soon));
    expect(await screen.findByRole('heading', { level: 1, name: 'Objects in the image' }, soon)).toBeVisible();
  });

  test('progress is shown: the upload, then the search', async () => {
    let finish = () => {};
    mockServer.use(
      http.post(DETECT, () => new Promise<undefined>((resolve) => (finish = () => resolve(undefined)))),
      http.get('*/api/detections/:id/progress', () =>
        HttpResponse.json({ code: 200, msg: 'ok', data: { state: 'running', share: 0.4, ahead: 0 } }),
      ),
    );
    await send();
    expect(await screen.findByText('40%', undefined, soon)).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('value', '0.4');
    expect(screen.getByText('Looking for similar objects')).toBeVisible();
    finish();
    await screen.findByRole('heading', { level: 1, name: 'Objects in the image' }, soon);
  });

  test('what is shown can be taken along; a picture can be deleted, and its link then says so', async () => {
    await send();
    await screen.findByRole('table', undefined, soon);
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await userEvent.click(screen.getByRole('button', { name: 'CSV table' }));
    await waitFor(() => expect(names).toEqual([expect.stringMatching(/^detection-.*\.csv$/)]));
    await userEvent.click(screen.getByRole('button', { name: 'Delete image and result' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete permanently' }));
    expect(await screen.findByText('Image not found', undefined, soon)).toBeVisible();
  });

  test('a refusal is the failure text of the specification, with what the server said', async () => {
    mockServer.use(
      http.post(DETECT, () =>
        HttpResponse.json({ code: 500, msg: 'The detector is busy', data: null }, { status: 503 }),
      ),
    );
    await send();
    expect(await screen.findByText(SPEC_FAILURE, undefined, soon)).toBeVisible();
    expect(screen.getAllByText(/The detector is busy/).length).toBeGreaterThan(0);
    await userEvent.click(screen.getAllByRole('button', { name: 'Choose another image' })[0] as HTMLElement);
    expect(await screen.findByText('Choose, paste or drop an image')).toBeVisible();
  });

  test('cancel goes back to the picture with the rectangle still on it', async () => {
    mockServer.use(http.post(DETECT, () => new Promise<never>(() => undefined)));
    await send();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }, soon));
    await screen.findByRole('application', undefined, soon);
    expect(values()).toEqual(['310', '225', '200', '151']);
  });
});

test.each(['/qImage/nothing', '/qCount/nothing'])(
  '%s says that there is no such picture, and takes another',
  async (path) => {
    await renderReady({ path, locale: 'en-US' });
    expect(await screen.findByText('Image not found', undefined, soon)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Mark a new image' }));
    expect(await screen.findByRole('dialog', undefined, soon)).toHaveTextContent(
      'Mark one object to find and count all',
    );
  },
);

test('on a phone: a photo button as large as the question box, the camera first, and no words of mice and keys', async () => {
  vi.stubGlobal('matchMedia', (media: string) => {
    const listening = { addEventListener: () => undefined, removeEventListener: () => undefined };
    return { media, matches: media.includes('coarse'), ...listening };
  });
  const dialog = await openDialog();
  const ways = within(dialog)
    .getAllByRole('button')
    .map(({ textContent }) => textContent?.trim());
  expect(ways).toEqual(['', 'Take a photo', 'Choose an image']);
  await choose(dialog);
  await screen.findByRole('application', undefined, soon);
  expect(screen.getByText(/with one finger/)).toBeVisible();
  expect(screen.queryByText(/Space|Scroll/)).toBeNull();
});
