import type { ExportedAnswer } from './exported-answer';
import { toDocx } from './to-docx';
import { toHtml } from './to-html';
import { toMarkdown } from './to-markdown';

export const FORMATS = ['md', 'docx', 'html'] as const;
export type Format = (typeof FORMATS)[number];

const TYPES: Record<Format, string> = {
  md: 'text/markdown;charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  html: 'text/html;charset=utf-8',
};
const WRITERS: Record<Format, (answer: ExportedAnswer) => BlobPart> = { md: toMarkdown, docx: toDocx, html: toHtml };

export const makeFile = (answer: ExportedAnswer, format: Format): Blob =>
  new Blob([WRITERS[format](answer)], { type: TYPES[format] });
