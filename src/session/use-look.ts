import { useDispatch, useSelector } from 'react-redux';
import { localeChosen, type Mode, modeChosen, type Preferences } from './preferences';

const NEXT: Record<Mode, Mode> = { light: 'dark', dark: 'system', system: 'light' };

/** Light or dark, and the language: what a visitor may choose about the look of the portal. */
export function useLook() {
  const dispatch = useDispatch();
  const { mode, locale } = useSelector((state: { preferences: Preferences }) => state.preferences);
  return {
    mode,
    locale,
    nextMode: () => dispatch(modeChosen(NEXT[mode])),
    switchLocale: () => dispatch(localeChosen(locale === 'zh-CN' ? 'en-US' : 'zh-CN')),
  };
}
