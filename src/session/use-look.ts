import { useDispatch, useSelector } from 'react-redux';
import type { Locale } from '../../generated/locales';
import { localeChosen, type Mode, modeChosen, type Preferences } from './preferences';

const NEXT: Record<Mode, Mode> = { light: 'dark', dark: 'system', system: 'light' };

/** Light or dark, and the language: what a visitor may choose about the look of the portal. */
export function useLook() {
  const dispatch = useDispatch();
  const { mode } = useSelector((state: { preferences: Preferences }) => state.preferences);
  return {
    mode,
    nextMode: () => dispatch(modeChosen(NEXT[mode])),
    chooseLocale: (locale: Locale) => void dispatch(localeChosen(locale)),
  };
}
