import { useDispatch, useSelector } from 'react-redux';
import { localeChosen, type Mode, modeChosen, type Preferences } from '@/session/preferences';
import type { Locale } from '../../../generated/locales';

/** Language and appearance as checked values and a change handler for menus. */
export function useLookChoice() {
  const dispatch = useDispatch();
  const { locale, mode } = useSelector((state: { preferences: Preferences }) => state.preferences);
  return {
    locale,
    chosen: { locale: [locale], mode: [mode] },
    choose(name: string, value: string | undefined): void {
      if (name === 'locale') dispatch(localeChosen(value as Locale));
      if (name === 'mode') dispatch(modeChosen(value as Mode));
    },
  };
}
