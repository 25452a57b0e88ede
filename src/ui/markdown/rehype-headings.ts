import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { headingId } from './heading-id';

export interface HeadingsOptions {
  /** Level at which a `#` heading is shown; set by the page. */
  top: number;
  /** Offset of this block in the whole text. */
  base: number;
  prefix: string;
}

/** Shifts headings to the page's levels and sets ids from their offsets, so that equal titles do not collide. */
export function rehypeHeadings({ top, base, prefix }: HeadingsOptions) {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      const level = /^h([1-6])$/.exec(node.tagName)?.[1];
      if (!level) return;
      // The style follows the level in the text, the element the shifted level.
      node.properties.dataH = level;
      node.tagName = `h${Math.min(6, Number(level) + top - 1)}`;
      node.properties.id = headingId(prefix, base + (node.position?.start.offset ?? 0));
      node.properties.tabIndex = -1;
    });
  };
}
