import { createDarkTheme, createLightTheme, type Theme } from '@fluentui/react-components';
import { type Brand, brandRamp, type Mode } from './brand-ramp';
import { readableOn } from './contrast';
import { pageColor } from './page-color';

export interface Look {
  brandColor?: string | undefined;
  pageBackgroundColor?: string | null | undefined;
  radius?: 'square' | 'soft' | 'round' | undefined;
}

const NEUTRAL_BRAND = '#3b5b7e';

const RADII = { square: [0, 2, 2], soft: [6, 8, 12], round: [12, 16, 20] } as const;

/** The Fluent theme of a domain: its colours, adjusted so that text is readable on every surface. */
export function makeTheme(look: Look, mode: Mode, moreContrast = false): Theme {
  const brand = brandRamp(look.brandColor ?? NEUTRAL_BRAND, mode);
  const base = mode === 'light' ? createLightTheme(brand.ramp) : createDarkTheme(brand.ramp);
  const page = pageColor(look.pageBackgroundColor, mode);
  const [small, medium, large] = RADII[look.radius ?? 'soft'];
  return {
    ...base,
    ...fontTokens,
    borderRadiusSmall: `${small}px`,
    borderRadiusMedium: `${medium}px`,
    borderRadiusLarge: `${medium}px`,
    borderRadiusXLarge: `${large}px`,
    ...brandTokens(base, brand, page, mode, moreContrast ? 7 : 4.5),
    ...(moreContrast ? contrastTokens(mode) : {}),
  };
}

/** index.html defines the font stacks per language. */
const fontTokens = { fontFamilyBase: 'var(--mw-font)' } satisfies Partial<Theme>;

function brandTokens(
  base: Theme,
  { ramp, fill, onFill }: Brand,
  page: string,
  mode: Mode,
  ratio: number,
): Partial<Theme> {
  // All surfaces with text in the brand colour: page, cards, hovered and tinted cards.
  const surfaces = [
    page,
    base.colorNeutralBackground1,
    base.colorNeutralBackground1Hover,
    base.colorNeutralBackground2,
    base.colorNeutralBackground3,
    base.colorSubtleBackgroundHover,
    base.colorBrandBackground2,
    base.colorBrandBackground2Hover,
  ].filter((color) => color.startsWith('#'));
  const towards = mode === 'light' ? 'darker' : 'lighter';
  const text = readableOn(mode === 'light' ? ramp[80] : ramp[100], surfaces, towards, ratio);
  const hover = readableOn(mode === 'light' ? ramp[70] : ramp[110], surfaces, towards, ratio);
  const pressed = readableOn(mode === 'light' ? ramp[60] : ramp[90], surfaces, towards, ratio);
  return {
    colorBrandBackground: fill,
    colorBrandBackgroundHover:
      onFill === '#ffffff' ? ramp[mode === 'light' ? 70 : 60] : ramp[mode === 'light' ? 90 : 80],
    colorBrandBackgroundPressed:
      onFill === '#ffffff' ? ramp[mode === 'light' ? 50 : 40] : ramp[mode === 'light' ? 100 : 90],
    colorNeutralForegroundOnBrand: onFill,
    colorBrandForeground1: text,
    colorBrandForeground2: text,
    colorBrandForegroundLink: text,
    colorBrandForegroundLinkHover: hover,
    colorBrandForegroundLinkPressed: pressed,
    colorCompoundBrandForeground1: text,
    colorCompoundBrandForeground1Hover: hover,
    colorCompoundBrandForeground1Pressed: pressed,
    colorCompoundBrandStroke: text,
    colorCompoundBrandBackground: text,
    colorBrandStroke1: text,
    colorNeutralForeground2BrandHover: text,
    colorNeutralForeground2BrandPressed: pressed,
    colorNeutralForeground3: readableOn(base.colorNeutralForeground3, surfaces, towards, ratio),
  };
}

/** For people who request more contrast: no greys, and lines as strong as text. */
function contrastTokens(mode: Mode): Partial<Theme> {
  const ink = mode === 'light' ? '#000000' : '#ffffff';
  return {
    colorNeutralForeground1: ink,
    colorNeutralForeground2: ink,
    colorNeutralForeground3: ink,
    colorNeutralForeground4: ink,
    colorNeutralStroke1: ink,
    colorNeutralStroke2: ink,
    colorNeutralStrokeAccessible: ink,
  };
}
