import type { Theme } from '@fluentui/react-components';
import type { Mode } from './brand-ramp';
import { type Look, makeTheme } from './make-theme';
import { pageColor } from './page-color';
import { veilOpacity } from './veil';

/** Fluent's theme plus tokens that it lacks. Each key becomes a custom property of the same name. */
export interface PortalTheme extends Theme {
  /** The page background. */
  mwPage: string;
  /** Opacity of the page colour over a picture made for light mode, and over one made for dark mode. */
  mwVeilOverLight: string;
  mwVeilOverDark: string;
}

export const portalTokens = {
  page: 'var(--mwPage)',
  veilOverLight: 'var(--mwVeilOverLight)',
  veilOverDark: 'var(--mwVeilOverDark)',
};

/** Minimum opacity over a picture made for the other mode, which would otherwise be readable but unpleasant. */
const WRONG_TIME_OF_DAY = 0.9;

export function makePortalTheme(look: Look, mode: Mode, moreContrast = false): PortalTheme {
  const theme = makeTheme(look, mode, moreContrast);
  const page = pageColor(look.pageBackgroundColor, mode);
  const veil = moreContrast ? 1 : veilOpacity(page, theme.colorNeutralForeground1);
  const other = Math.max(veil, WRONG_TIME_OF_DAY);
  return {
    ...theme,
    mwPage: page,
    mwVeilOverLight: String(mode === 'light' ? veil : other),
    mwVeilOverDark: String(mode === 'dark' ? veil : other),
  };
}
