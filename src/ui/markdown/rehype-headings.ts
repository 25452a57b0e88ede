import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { headingId } from './heading-id';

export interface HeadingsOptions {
  /** Level that a `#` heading is shown at: the page decides, not the text. */
  top: number;
  /** Where this piece of Markdown begins in the whole text. */
  base: number;
  prefix: string;
}

/** Gives headings the page's levels and an id made of where they are written, so equal titles never collide. */
export function rehypeHeadings({ top, base, prefix }: HeadingsOptions) {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      const level = /^h([1-6])$/.exec(node.tagName)?.[1];
      if (!level) return;
      // Looks follow the text's own level, the outline of the page follows the shifted one.
      node.properties.dataH = level;
      node.tagName = `h${Math.min(6, Number(level) + top - 1)}`;
      node.properties.id = headingId(prefix, base + (node.position?.start.offset ?? 0));
      node.properties.tabIndex = -1;
    });
  };
}
