import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Locale } from '../../generated/locales';

export type Mode = 'system' | 'light' | 'dark';

export interface Preferences {
  locale: Locale;
  mode: Mode;
}

const preferences = createSlice({
  name: 'preferences',
  initialState: { locale: 'zh-CN', mode: 'system' } satisfies Preferences as Preferences,
  reducers: {
    localeChosen(state, { payload }: PayloadAction<Locale>) {
      state.locale = payload;
    },
    modeChosen(state, { payload }: PayloadAction<Mode>) {
      state.mode = payload;
    },
  },
});

export const { localeChosen, modeChosen } = preferences.actions;
export const preferencesReducer = preferences.reducer;
