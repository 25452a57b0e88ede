import type { components } from '../../generated/blocks';
import type { LocalizedText } from './localize';

type Setting = Pick<components['schemas']['GlobalSetting'], 'title' | 'logan' | 'texts'>;

/** Title and slogan of a domain: the flat ones of the wire, and what `texts` says per language over them. */
export function brandTexts({ title, logan, texts }: Setting): {
  title: LocalizedText;
  slogan: LocalizedText | undefined;
} {
  return {
    title: join(texts?.['zh-CN']?.title ?? title, texts?.['en-US']?.title ?? title) ?? '',
    slogan: join(texts?.['zh-CN']?.logan ?? logan, texts?.['en-US']?.logan ?? logan),
  };
}

function join(zh: string | null | undefined, en: string | null | undefined): LocalizedText | undefined {
  if (!zh || !en) return zh || en || undefined;
  return zh === en ? zh : { 'zh-CN': zh, 'en-US': en };
}
