import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameBox } from '../geometry/box';
import { HANDLES, type Target } from '../geometry/handles';
import type { Box, Point } from '../geometry/types';
import { reduceSelection, type SelectionEvent } from './reduce-selection';
import { emptySelection, type Selection, shownBox } from './selection';

const image = { width: 800, height: 600 };
const surface = { kind: 'surface' } as Target;
const run = (state: Selection, ...events: SelectionEvent[]) => events.reduce(reduceSelection, state);
const press = (x: number, y: number, target = surface): SelectionEvent => ({ type: 'press', at: { x, y }, target });
const drag = (x: number, y: number): SelectionEvent => ({ type: 'drag', at: { x, y } });
const release: SelectionEvent = { type: 'release' };
const start = emptySelection(image);
const drawn = (x: number, y: number, right: number, bottom: number) =>
  run(start, press(x, y), drag(right, bottom), release);
const first = { x: 100, y: 100, width: 50, height: 40 };
const chosen = emptySelection(image, first);
const handle = (x: -1 | 0 | 1, y: -1 | 0 | 1): Target => ({ kind: 'handle', handle: { x, y } });

const phaseOf = ({ gesture, box }: Selection) => gesture?.kind ?? (box ? 'selected' : 'idle');

describe('drawing', () => {
  it.each([
    [100, 100, 150, 140],
    [150, 140, 100, 100],
    [100, 140, 150, 100],
    [150, 100, 100, 140],
  ])('from (%i, %i) to (%i, %i) is the same box, from whichever corner', (...corners) => {
    expect(drawn(...corners).box).toEqual(first);
  });

  it('ends at the edges of the picture, beyond each of them', () => {
    expect(drawn(700, 500, 2000, 2000).box).toEqual({ x: 700, y: 500, width: 100, height: 100 });
    expect(drawn(60, 70, -900, -900).box).toEqual({ x: 0, y: 0, width: 60, height: 70 });
  });

  it('beside the picture draws nothing', () => {
    expect(drawn(-50, 10, -20, 90)).toMatchObject({ box: null, past: [], gesture: null });
    expect(drawn(10, 601, 90, 900).box).toBeNull();
  });

  it('takes every pixel it touched', () => {
    expect(drawn(10.9, 10.2, 20.1, 20).box).toEqual({ x: 10, y: 10, width: 11, height: 10 });
  });

  it('a click without a drag creates nothing and keeps what there was', () => {
    expect(run(start, press(9, 9), drag(9.2, 9), { type: 'release', click: true })).toEqual(start);
    expect(run(chosen, press(9, 9), { type: 'release', click: true })).toEqual(chosen);
    expect(run(chosen, press(120, 120, { kind: 'box' }), drag(121, 120), { type: 'release', click: true })).toEqual(
      chosen,
    );
  });

  it('a new drag replaces the rectangle; undo brings it back', () => {
    const replaced = run(chosen, press(300, 300), drag(400, 350), release);
    expect(replaced.box).toEqual({ x: 300, y: 300, width: 100, height: 50 });
    expect(run(replaced, { type: 'undo' }).box).toEqual(first);
    expect(run(replaced, { type: 'undo' }, { type: 'redo' }).box).toEqual(replaced.box);
  });

  it('goes through its phases', () => {
    expect(phaseOf(start)).toBe('idle');
    expect(phaseOf(run(start, press(1, 1)))).toBe('drawing');
    expect(phaseOf(drawn(1, 1, 9, 9))).toBe('selected');
    expect(phaseOf(run(chosen, press(120, 120, { kind: 'box' })))).toBe('moving');
    expect(phaseOf(run(chosen, press(150, 140, handle(1, 1))))).toBe('resizing');
  });

  it('with two taps, one for each corner', () => {
    const tap = { type: 'release', click: true, twoTaps: true } as const;
    const half = run(start, press(100, 100), tap);
    expect(phaseOf(half)).toBe('drawing');
    expect(shownBox(run(half, drag(150, 140)))).toEqual(first);
    expect(run(half, drag(150, 140), press(150, 140), tap)).toMatchObject({ box: first, gesture: null });
    expect(run(half, { type: 'cancel' })).toEqual(start);
  });
});

describe('an interrupted gesture', () => {
  it.each([
    ['drawing', press(300, 300)],
    ['moving', press(120, 120, { kind: 'box' })],
    ['resizing', press(150, 140, handle(1, 1))],
  ] as const)('while %s restores what there was', (_, begin) => {
    expect(run(chosen, begin, drag(500, 500), { type: 'cancel' })).toEqual(chosen);
    expect(run(chosen, begin, drag(500, 500), { type: 'undo' })).toEqual(chosen);
  });
});

describe('resizing', () => {
  it('moves the held edges only, without a jump to the pointer', () => {
    const next = run(chosen, press(153, 137, handle(1, 1)), drag(163, 147), release);
    expect(next.box).toEqual({ x: 100, y: 100, width: 60, height: 50 });
    expect(run(chosen, press(100, 120, handle(-1, 0)), drag(80, 400), release).box).toEqual({
      ...first,
      x: 80,
      width: 70,
    });
  });

  it('turns over at the opposite edge', () => {
    expect(run(chosen, press(150, 120, handle(1, 0)), drag(60, 120), release).box).toEqual({
      ...first,
      x: 60,
      width: 40,
    });
  });

  it('keeps the last box when the edges meet', () => {
    const met = run(chosen, press(150, 120, handle(1, 0)), drag(110, 120), drag(100, 120));
    expect(shownBox(met)).toEqual({ ...first, width: 10 });
  });
});

describe('keys and numbers', () => {
  it('nudge and grow, and many in a row are one step to undo', () => {
    const nudge = { type: 'nudge', by: { x: 1, y: 0 } } as const;
    const far = run(chosen, nudge, nudge, nudge);
    expect(far.box).toEqual({ ...first, x: 103 });
    expect(run(far, { type: 'undo' }).box).toEqual(first);
    const grown = run(far, { type: 'grow', by: { x: 0, y: -10 } });
    expect(grown.box).toEqual({ ...first, x: 103, height: 30 });
    expect(run(grown, { type: 'undo' }).box).toEqual(far.box);
  });

  it('stop at the edges and at one pixel', () => {
    expect(run(chosen, { type: 'nudge', by: { x: -1000, y: 0 } }).box).toEqual({ ...first, x: 0 });
    expect(run(chosen, { type: 'grow', by: { x: -1000, y: 1000 } }).box).toEqual({
      x: 100,
      y: 100,
      width: 1,
      height: 500,
    });
    expect(run(start, { type: 'nudge', by: { x: 1, y: 1 } })).toEqual(start);
  });

  it('no number is no box', () => {
    expect(run(chosen, { type: 'set', box: { ...first, x: Number.NaN } }).box).toEqual(first);
  });

  it('clear can be undone', () => {
    const cleared = run(chosen, { type: 'clear' });
    expect(cleared.box).toBeNull();
    expect(run(cleared, { type: 'undo' }).box).toEqual(first);
    expect(run(start, { type: 'clear' }, { type: 'undo' }, { type: 'redo' })).toEqual(start);
  });
});

const anyPoint: fc.Arbitrary<Point> = fc.record({
  x: fc.double({ min: -400, max: 1200, noNaN: true }),
  y: fc.double({ min: -400, max: 1000, noNaN: true }),
});
const anyTarget: fc.Arbitrary<Target> = fc.oneof(
  fc.constant(surface),
  fc.constant({ kind: 'box' } as const),
  fc.constantFrom(...HANDLES).map((each) => ({ kind: 'handle', handle: each }) as const),
);
const anyEvent: fc.Arbitrary<SelectionEvent> = fc.oneof(
  fc.record({ type: fc.constant('press' as const), at: anyPoint, target: anyTarget }),
  fc.record({ type: fc.constant('drag' as const), at: anyPoint }),
  fc.record({ type: fc.constant('release' as const), click: fc.boolean(), twoTaps: fc.boolean() }),
  fc.record({ type: fc.constantFrom('nudge' as const, 'grow' as const), by: anyPoint }),
  fc.constantFrom<SelectionEvent>({ type: 'cancel' }, { type: 'clear' }, { type: 'undo' }, { type: 'redo' }),
  fc
    .tuple(anyPoint, anyPoint)
    .map(([a, b]) => ({ type: 'set' as const, box: { ...a, width: b.x, height: b.y }, run: 'x' })),
);

/** The history as a plain list with a cursor, updated from committed states only. */
class Model {
  list: (Box | null)[] = [null];
  at = 0;
  follow(before: Selection, event: SelectionEvent, after: Selection) {
    if (event.type === 'undo' || event.type === 'redo') {
      const to = this.at + (event.type === 'undo' ? -1 : 1);
      if (!before.gesture && to >= 0 && to < this.list.length) this.at = to;
    } else if (!sameBox(before.box, after.box)) {
      const merged = after.run !== null && after.run === before.run;
      this.list = [...this.list.slice(0, merged ? this.at : this.at + 1), after.box];
      this.at = this.list.length - 1;
    }
  }
}

it('any sequence of events keeps the rectangle on the picture and the history true', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
      const model = new Model();
      let state = start;
      for (const event of events) {
        const next = reduceSelection(state, event);
        model.follow(state, event, next);
        state = next;
        expect(state.box).toEqual(model.list[model.at]);
        expect([state.past.length, state.future.length]).toEqual([model.at, model.list.length - 1 - model.at]);
        const shown = shownBox(state);
        if (!shown) continue;
        expect(shown.x >= 0 && shown.y >= 0 && shown.width > 0 && shown.height > 0).toBe(true);
        expect(shown.x + shown.width <= 800 && shown.y + shown.height <= 600).toBe(true);
        if (state.box) expect(Object.values(state.box).every(Number.isInteger)).toBe(true);
      }
      let back = reduceSelection(state, { type: 'cancel' });
      for (let steps = state.past.length; steps > 0; steps -= 1) back = reduceSelection(back, { type: 'undo' });
      expect(back.box).toBeNull();
    }),
    { numRuns: 3_000 },
  );
});
