import { useMemo } from 'react';
import { useListDomainCommentsQuery } from '@/api/guest';
import { useTranslation } from '@/i18n/use-translation';
import type { Comment, Spot, Talk } from '../../comments/types';
import { isOpen } from '../../comments/types';
import { blockRows } from '../blocks/block-rows';
import { blocksOf } from '../blocks/own-page';
import { blockSchema } from '../document/schemas';
import { useEditor } from '../use-editor';
import { useSchemaWords } from '../words/use-schema-words';

const nothing: Talk = { comments: [], verdicts: [] };

/** What was said about this domain's drafts; the editor asks again as soon as it hears of more. */
export function useTalk(): Talk {
  const { domain } = useEditor();
  return useListDomainCommentsQuery({ domain }).currentData ?? nothing;
}

/** Open comments about one block of the page in the outline. */
export function useOpenAt(block: string): Comment[] {
  const { page } = useEditor();
  return useTalk().comments.filter((one) => isOpen(one) && one.page === page && one.block === block);
}

/** What can be commented on the page in the outline: all of it, or one of its blocks. */
export function useSpots(): (Spot & { pointer: string })[] {
  const { t } = useTranslation('admin-comments');
  const { body, page } = useEditor();
  const words = useSchemaWords();
  return useMemo(
    () => [
      { id: null, name: t('wholePage', { page }), pointer: '' },
      ...blockRows(blocksOf(body, page), page).map(({ node, pointer }) => ({
        id: node.id,
        name: words.text(blockSchema(node.type)?.title ?? node.type),
        pointer,
      })),
    ],
    [body, page, words, t],
  );
}
