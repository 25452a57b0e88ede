import { useDispatch, useSelector } from 'react-redux';
import type { Locale } from '../../generated/locales';
import { localeChosen, type Mode, modeChosen, type Preferences } from './preferences';

const NEXT: Record<Mode, Mode> = { light: 'dark', dark: 'system', system: 'light' };

/** The visitor's display choices: colour mode and language. */
export function useLook() {
  const dispatch = useDispatch();
  const { mode } = useSelector((state: { preferences: Preferences }) => state.preferences);
  return {
    mode,
    nextMode: () => dispatch(modeChosen(NEXT[mode])),
    chooseLocale: (locale: Locale) => void dispatch(localeChosen(locale)),
  };
}
