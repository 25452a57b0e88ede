import { LOCALES, type Locale } from '../../generated/locales';

export const isLocale = (value: unknown): value is Locale => (LOCALES as readonly unknown[]).includes(value);
