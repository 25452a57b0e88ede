import type { components } from '../../../generated/api';

/** Whether the text begins with its own title, which the page already shows above it. Most documents do. */
export function repeatsTitle({
  title,
  headings,
  markdown,
}: Pick<components['schemas']['DocumentView'], 'title' | 'headings' | 'markdown'>): boolean {
  const first = headings[0];
  return (
    first !== undefined &&
    first.level === 1 &&
    fold(first.title) === fold(title) &&
    markdown.slice(0, first.offset).trim() === ''
  );
}

function fold(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}
