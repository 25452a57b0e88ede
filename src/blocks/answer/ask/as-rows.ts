import type { AsRows } from '@/answer/attach/use-attaching';

/** The browser unpacks workbooks within limits, so the server need not. */
export const asRows: AsRows = async (file) => {
  const { openText } = await import('@/assistants/file/open-text');
  const opened = await openText(await file.arrayBuffer());
  if ('refusal' in opened) return null;
  return { name: `${file.name}${opened.book ? ` – ${opened.book.sheet}` : ''}.csv`, body: opened.text };
};
