import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, luminance } from '../../../setting/luminance';
import { brandRamp } from './brand-ramp';
import { readableOn } from './contrast';
import { makeTheme } from './make-theme';
import { toHex, toOklch } from './oklch';
import { pageColor } from './page-color';
import { veilOpacity } from './veil';

const channel = fc.integer({ min: 0, max: 255 });
const color = fc
  .tuple(channel, channel, channel)
  .map((rgb) => `#${rgb.map((v) => v.toString(16).padStart(2, '0')).join('')}`);
const mode = fc.constantFrom('light' as const, 'dark' as const);

describe('oklch', () => {
  test('knows the corners', () => {
    expect(toOklch('#ffffff').l).toBeCloseTo(1, 3);
    expect(toOklch('#000').l).toBe(0);
    expect(toOklch('#ff0000').h).toBeCloseTo(29.23, 1);
  });

  test('there and back is the same colour', () => {
    fc.assert(
      fc.property(color, (hex) => {
        const back = toHex(toOklch(hex));
        for (const at of [1, 3, 5]) {
          expect(
            Math.abs(Number.parseInt(back.slice(at, at + 2), 16) - Number.parseInt(hex.slice(at, at + 2), 16)),
          ).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  test('gives up chroma, not lightness, where a screen ends', () => {
    const { l, c } = toOklch(toHex({ l: 0.95, c: 0.4, h: 140 }));
    expect(l).toBeCloseTo(0.95, 1);
    expect(c).toBeLessThan(0.4);
  });
});

describe('contrast', () => {
  test('counts as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(luminance('#808080')).toBeCloseTo(0.2159, 3);
  });

  test('leaves alone what is readable and moves the rest only as far as needed', () => {
    expect(readableOn('#0f6cbd', ['#ffffff'], 'darker')).toBe('#0f6cbd');
    const darker = readableOn('#ffb000', ['#ffffff'], 'darker');
    expect(contrast(darker, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(darker, '#ffffff')).toBeLessThan(4.7);
  });
});

describe('brandRamp', () => {
  test('has sixteen tones from dark to light around the colour itself', () => {
    const { ramp } = brandRamp('#2457c5', 'light');
    const lightness = Object.values(ramp).map((tone) => toOklch(tone).l);
    expect(lightness).toHaveLength(16);
    expect(lightness).toEqual([...lightness].sort((a, b) => a - b));
    expect(ramp[80]).toBe('#2457c5');
  });

  test('mends a colour that is a little too bright, and puts black on one that is much too bright', () => {
    expect(brandRamp('#2f7ed8', 'light').onFill).toBe('#ffffff');
    expect(brandRamp('#ffd400', 'light')).toMatchObject({ fill: '#ffd400', onFill: '#000000' });
  });
});

describe('makeTheme', () => {
  test('any brand on any page can be read, in both modes', () => {
    fc.assert(
      fc.property(color, color, mode, (brandColor, pageBackgroundColor, shade) => {
        const theme = makeTheme({ brandColor, pageBackgroundColor }, shade);
        const page = pageColor(pageBackgroundColor, shade);
        const surfaces = [
          page,
          theme.colorNeutralBackground1,
          theme.colorNeutralBackground1Hover,
          theme.colorBrandBackground2,
        ];
        const texts = [
          theme.colorBrandForeground1,
          theme.colorBrandForegroundLinkHover,
          theme.colorNeutralForeground1,
          theme.colorNeutralForeground2,
          theme.colorNeutralForeground3,
        ];
        const fills = [theme.colorBrandBackground, theme.colorBrandBackgroundHover, theme.colorBrandBackgroundPressed];
        const pairs = [
          ...surfaces.flatMap((surface) => texts.map((text) => contrast(text, surface))),
          ...fills.map((fill) => contrast(theme.colorNeutralForegroundOnBrand, fill)),
        ];
        expect(Math.min(...pairs)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 60 },
    );
  });

  test('more contrast means seven to one', () => {
    const theme = makeTheme({ brandColor: '#f2600c' }, 'light', true);
    expect(contrast(theme.colorBrandForeground1, '#ffffff')).toBeGreaterThanOrEqual(7);
    expect(theme.colorNeutralStroke1).toBe('#000000');
  });

  test('corners follow the company', () => {
    expect(makeTheme({ radius: 'square' }, 'light').borderRadiusXLarge).toBe('2px');
    expect(makeTheme({}, 'light').borderRadiusXLarge).toBe('12px');
  });
});

describe('veilOpacity', () => {
  test('is nothing where even the worst pixel leaves text readable, and never more than all', () => {
    expect(veilOpacity('#ffffff', '#242424')).toBeGreaterThan(0.4);
    expect(veilOpacity('#ffffff', '#242424')).toBeLessThan(0.7);
    fc.assert(
      fc.property(color, mode, (configured, shade) => {
        const page = pageColor(configured, shade);
        const opacity = veilOpacity(page, shade === 'light' ? '#242424' : '#ffffff');
        expect(opacity).toBeLessThan(1);
      }),
    );
  });
});
