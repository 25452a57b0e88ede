import { onTestFinished } from 'vitest';
import { pages } from '@/pages/pages';
import type { PageMeta } from '@/renderer/types';

/** Treats the pages of these functions as already built. */
export function withPagesOf(...functions: PageMeta['function'][]): void {
  for (const page of pages.filter(({ meta }) => functions.includes(meta.function))) {
    const { blocks } = page;
    page.blocks = blocks.filter(({ type }) => type !== 'layout/not-yet');
    onTestFinished(() => {
      page.blocks = blocks;
    });
  }
}
