import type { components } from '../../generated/blocks';
import { LOCALES } from '../../generated/locales';
import type { LocalizedText } from './localize';

type Setting = Pick<components['schemas']['GlobalSetting'], 'title' | 'logan' | 'texts'>;

/** Title and slogan of a domain: the flat fields, overridden per language by `texts`. */
export function brandTexts(setting: Setting): { title: LocalizedText; slogan: LocalizedText | undefined } {
  return { title: join(setting, 'title') ?? '', slogan: join(setting, 'logan') };
}

function join(setting: Setting, key: 'title' | 'logan'): LocalizedText | undefined {
  // Read even if every language has its own text: the preview derives from what is read which fields a block shows.
  const flat = setting[key];
  const texts = LOCALES.map((locale) => [locale, setting.texts?.[locale]?.[key] ?? flat] as const);
  const said = texts.filter(([, text]) => text);
  const different = new Set(said.map(([, text]) => text));
  return different.size > 1 ? Object.fromEntries(said) : (said[0]?.[1] ?? undefined);
}
