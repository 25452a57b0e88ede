import fc from 'fast-check';
import { expect, it } from 'vitest';
import { centredBox, moved, resized, sameBox, snap, span } from './box';
import { centred, fitted, keepInView, MAX_SCALE, pan, toImage, toStage, zoomAt } from './camera';
import { HANDLES, handlePoint, targetAt } from './handles';
import type { Box, Camera, Point, Size } from './types';
import { wire } from './wire';

const CAMERAS = { numRuns: 20_000 };
const near = 1e-6;

const image: fc.Arbitrary<Size> = fc.record({
  width: fc.integer({ min: 1, max: 12_000 }),
  height: fc.integer({ min: 1, max: 12_000 }),
});
const stage: fc.Arbitrary<Size> = fc.record({
  width: fc.integer({ min: 40, max: 2_560 }),
  height: fc.integer({ min: 40, max: 1_600 }),
});
const real = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const point: fc.Arbitrary<Point> = fc.record({ x: real(-3_000, 5_000), y: real(-3_000, 5_000) });
const camera: fc.Arbitrary<Camera> = fc.record({ scale: real(0.002, 32), x: real(-9e4, 9e4), y: real(-9e4, 9e4) });
const handle = fc.constantFrom(...HANDLES);

function expectInside(box: Box, { width, height }: Size) {
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.width).toBeGreaterThan(0);
  expect(box.height).toBeGreaterThan(0);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
  expect(box.y + box.height).toBeLessThanOrEqual(height);
}

it('makes of any two points, through any camera, a box inside the picture, or none', () => {
  fc.assert(
    fc.property(image, camera, point, point, (size, view, from, to) => {
      const drawn = span(toImage(view, from), toImage(view, to), size);
      if (!drawn) return;
      expectInside(snap(drawn, size), size);
      // The result is the same from any corner.
      expect(span(toImage(view, to), toImage(view, from), size)).toEqual(drawn);
    }),
    CAMERAS,
  );
});

it('sends whole pixels that parse back, hold the whole box and exceed it by less than one', () => {
  fc.assert(
    fc.property(image, camera, point, point, (size, view, from, to) => {
      const drawn = span(toImage(view, from), toImage(view, to), size);
      if (!drawn) return;
      const sent = wire(drawn, size);
      expect(sent.every((text) => /^\d{1,5}$/.test(text))).toBe(true);
      const [x = 0, y = 0, right = 0, bottom = 0] = sent.map(Number);
      const back = { x, y, width: right - x, height: bottom - y };
      expectInside(back, size);
      const grown = [
        drawn.x - back.x,
        drawn.y - back.y,
        back.x + back.width - drawn.x - drawn.width,
        back.y + back.height - drawn.y - drawn.height,
      ];
      for (const side of grown) {
        expect(side).toBeGreaterThan(-near);
        expect(side).toBeLessThan(1 + near);
      }
      expect(wire(back, size)).toEqual(sent);
    }),
    CAMERAS,
  );
});

it('keeps the point under the cursor while zooming', () => {
  fc.assert(
    fc.property(camera, point, real(0.05, 20), real(0.002, 1), (view, at, factor, least) => {
      const before = toImage(view, at);
      const next = zoomAt(view, at, factor, least);
      const after = toImage(next, at);
      const slack = near * Math.max(1, Math.abs(before.x), Math.abs(before.y));
      expect(Math.abs(after.x - before.x)).toBeLessThan(slack);
      expect(Math.abs(after.y - before.y)).toBeLessThan(slack);
      expect(next.scale).toBeLessThanOrEqual(MAX_SCALE);
      expect(next.scale).toBeGreaterThanOrEqual(Math.min(least, MAX_SCALE));
    }),
    CAMERAS,
  );
});

it('goes from the stage to the picture and back', () => {
  fc.assert(
    fc.property(camera, point, (view, at) => {
      const back = toStage(view, { ...toImage(view, at), width: 1, height: 1 });
      expect(Math.abs(back.x - at.x)).toBeLessThan(1e-4);
      expect(Math.abs(back.y - at.y)).toBeLessThan(1e-4);
    }),
  );
});

it('shows the whole picture when it fits it, and some of it wherever it is moved', () => {
  fc.assert(
    fc.property(image, stage, point, real(1, 40), (size, room, by, factor) => {
      const view = fitted(size, room);
      const shown = toStage(view, { x: 0, y: 0, ...size });
      expect(shown.x).toBeGreaterThanOrEqual(-near);
      expect(shown.x + shown.width).toBeLessThanOrEqual(room.width + near);
      expect(shown.y + shown.height).toBeLessThanOrEqual(room.height + near);
      const away = pan(zoomAt(view, by, factor, view.scale), { x: by.x * 50, y: by.y * 50 }, size, room);
      const left = toStage(away, { x: 0, y: 0, ...size });
      expect(left.x).toBeLessThanOrEqual(room.width);
      expect(left.x + left.width).toBeGreaterThanOrEqual(-near);
      expect(keepInView(away, size, room)).toEqual(away);
    }),
  );
});

it('puts a point into the middle', () => {
  expect(toImage(centred({ x: 70, y: 9 }, 3, { width: 400, height: 300 }), { x: 200, y: 150 })).toEqual({
    x: 70,
    y: 9,
  });
});

const boxIn = (size: Size): fc.Arbitrary<Box> =>
  fc
    .tuple(real(0, 1), real(0, 1), real(0, 1), real(0, 1))
    .map(([x, y, width, height]) =>
      snap({ x: x * size.width, y: y * size.height, width: width * size.width, height: height * size.height }, size),
    );
const boxed = image.chain((size) => fc.tuple(fc.constant(size), boxIn(size)));

it('resizes without touching the other edges, and turns over at the opposite one', () => {
  fc.assert(
    fc.property(boxed, handle, point, ([size, box], side, to) => {
      const next = resized(box, side, to, size);
      if (!next) return;
      expectInside(next, size);
      if (side.x === 0) expect([next.x, next.width]).toEqual([box.x, box.width]);
      if (side.y === 0) expect([next.y, next.height]).toEqual([box.y, box.height]);
      const fixed = side.x === 1 ? box.x : box.x + box.width;
      const stays = [next.x, next.x + next.width].some((edge) => Math.abs(edge - fixed) < near);
      if (side.x !== 0) expect(stays).toBe(true);
    }),
    CAMERAS,
  );
});

it('moves without changing the size, and stops at the edge', () => {
  fc.assert(
    fc.property(boxed, point, ([size, box], by) => {
      const next = moved(box, by, size);
      expectInside(next, size);
      expect([next.width, next.height]).toEqual([box.width, box.height]);
    }),
  );
});

it('begins by keyboard in the middle of what is seen, or of the picture', () => {
  const size = { width: 800, height: 600 };
  expect(centredBox({ x: 400, y: 300, width: 400, height: 300 }, size)).toEqual({
    x: 550,
    y: 412,
    width: 100,
    height: 76,
  });
  expect(centredBox({ x: 900, y: 0, width: 10, height: 10 }, size)).toEqual({
    x: 300,
    y: 225,
    width: 200,
    height: 150,
  });
  expect(centredBox({ x: 0, y: 0, width: 9, height: 9 }, { width: 1, height: 1 })).toEqual({
    x: 0,
    y: 0,
    width: 1,
    height: 1,
  });
});

it('finds every handle where it is drawn, at any zoom, and the box inside', () => {
  fc.assert(
    fc.property(boxed, camera, handle, ([, box], view, side) => {
      const shown = toStage(view, box);
      expect(targetAt(box, view, handlePoint(shown, side)).kind).toBe('handle');
      const middle = { x: shown.x + shown.width / 2, y: shown.y + shown.height / 2 };
      if (shown.width > 1 && shown.height > 1) expect(targetAt(box, view, middle)).toEqual({ kind: 'box' });
      expect(targetAt(box, view, { x: shown.x - 13, y: middle.y })).toEqual({ kind: 'surface' });
      expect(targetAt(null, view, middle)).toEqual({ kind: 'surface' });
    }),
  );
});

it('compares boxes', () => {
  const box = { x: 1, y: 2, width: 3, height: 4 };
  expect([sameBox(box, { ...box }), sameBox(box, null), sameBox(null, null), sameBox(box, { ...box, x: 2 })]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
