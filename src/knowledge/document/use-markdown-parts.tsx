import { useMemo } from 'react';
import type { Components } from 'react-markdown';
import { useTranslation } from '@/i18n/use-translation';
import type { MarkdownLabels } from '@/ui/markdown/labels';
import { markdownParts, type PartsOptions } from '@/ui/markdown/markdown-parts';

/** Markdown components in the visitor's language; the same object until the language changes. */
export function useMarkdownParts({ citation, note }: Omit<PartsOptions, 'labels'> = {}): Components {
  const { t } = useTranslation('reader');
  return useMemo(() => {
    const labels: MarkdownLabels = {
      code: t('markdown.code'),
      copyCode: t('markdown.copyCode'),
      copied: t('markdown.copied'),
      copyFailed: t('markdown.copyFailed'),
      table: t('markdown.table'),
      picture: t('markdown.picture'),
      done: t('markdown.done'),
      open: t('markdown.open'),
    };
    return markdownParts({ labels, citation, note });
  }, [t, citation, note]);
}
