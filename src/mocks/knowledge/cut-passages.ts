import type { HandbookDocument, Passage } from './types';

/** One passage per section, because each section of the handbook answers the question in its heading. */
export function cutPassages(doc: HandbookDocument): Passage[] {
  const path: string[] = [];
  return doc.headings.flatMap((heading, index) => {
    path.length = heading.level - 1;
    path[heading.level - 1] = heading.title;
    const end = doc.headings[index + 1]?.offset ?? doc.markdown.length;
    const bodyAt = doc.markdown.indexOf('\n', heading.offset);
    const body = bodyAt === -1 || bodyAt >= end ? '' : doc.markdown.slice(bodyAt, end);
    const text = body.trim();
    if (text === '') return [];
    const start = bodyAt + body.indexOf(text);
    const headings = path.filter((title) => title !== undefined);
    return [
      { id: `${doc.id}#${index}@1`, doc, headings, text, span: [start, start + text.length] as [number, number] },
    ];
  });
}
