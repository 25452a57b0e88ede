import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ApiError } from '../../base/http/errors';
import { readRects } from './read-rects';

const picture = { width: 640, height: 480 };

test('left, top, right and bottom become a box', () => {
  expect(readRects([['10', '20', '110', '70']], picture)).toEqual([{ x: 10, y: 20, width: 100, height: 50 }]);
  expect(readRects([['0', '0', '640', '480']], picture)).toEqual([{ x: 0, y: 0, width: 640, height: 480 }]);
});

test.each([
  ['NaN', ['NaN', '0', '9', '9'], 'NaN'],
  ['a fraction', ['1.5', '0', '9', '9'], '1.5'],
  ['nothing', ['', '0', '9', '9'], '“”'],
  ['infinity', ['0', '0', 'Infinity', '9'], 'Infinity'],
  ['left of the picture', ['-1', '0', '9', '9'], '640×480'],
  ['right of the picture', ['600', '0', '641', '9'], '640×480'],
  ['no area', ['5', '5', '5', '9'], '0×4'],
  ['inverted', ['90', '90', '10', '10'], '-80×-80'],
  ['too small', ['1', '1', '4', '9'], 'at least 4'],
])('%s is refused with its value', (_name, rect, words) => {
  const refusal = catchRefusal(() => readRects([['0', '0', '9', '9'], rect], picture));
  expect(refusal).toMatchObject({ status: 400, detail: { pointer: '/rects/1' } });
  expect(refusal?.text['en-US']).toContain(words);
  expect(refusal?.text['zh-CN']).toMatch(/[\u4e00-\u9fff]/);
});

test('whatever comes, it is a box inside the picture or a refusal', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.integer().map(String)), { minLength: 4, maxLength: 4 }), (rect) => {
      let boxes: ReturnType<typeof readRects> = [];
      const read = () => {
        boxes = readRects([rect], picture);
      };
      if (catchRefusal(read)) return;
      for (const { x, y, width, height } of boxes) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(4);
        expect(x + width <= 640 && y + height <= 480).toBe(true);
      }
    }),
  );
});

function catchRefusal(act: () => unknown): ApiError | undefined {
  try {
    act();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  return undefined;
}
