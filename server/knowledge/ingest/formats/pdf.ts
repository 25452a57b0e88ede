import { getDocumentProxy } from 'unpdf';
import { message } from '../../../base/messages/message';
import { detectLanguage } from '../../../base/text/detect-language';
import { normalizeText } from '../normalize-text';
import type { SourceDocument } from '../types';
import { UnreadableFile } from '../types';
import { firstHeading } from './first-heading';
import type { InputFile } from './input-file';
import { pageLines, type TextItem } from './pdf-lines';
import { linesToMarkdown } from './pdf-markdown';

/** A machine manual may have thousands of pages; a longer file is an archive, not a document. */
const MAX_PAGES = 5_000;

async function open(bytes: Buffer) {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), { isEvalSupported: false, verbosity: 0 });
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'PasswordException') throw new UnreadableFile(message('knowledge:import.pdfEncrypted'));
    throw new UnreadableFile(message('knowledge:import.pdfUnreadable'));
  }
}

/** Reads a PDF: lines from positions, headings from type size, pages as offsets. Scanned pages have no text. */
export async function readPdf(file: InputFile): Promise<SourceDocument[]> {
  const pdf = await open(file.bytes);
  try {
    if (pdf.numPages > MAX_PAGES)
      throw new UnreadableFile(message('knowledge:import.pdfPages', { pages: pdf.numPages, limit: MAX_PAGES }));
    const pages = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      pages.push(pageLines(items.filter((item) => 'str' in item) as TextItem[]));
      page.cleanup();
    }
    const { markdown, offsets } = linesToMarkdown(pages, normalizeText);
    if (!markdown.trim()) throw new UnreadableFile(message('knowledge:import.pdfNoText'));
    const info = (await pdf.getMetadata().catch(() => null))?.info as { Title?: string } | undefined;
    return [
      {
        source: file.source,
        lang: file.lang ?? detectLanguage(markdown),
        title: usable(info?.Title) ?? firstHeading(markdown, 6) ?? file.stem,
        description: '',
        kind: 'pdf',
        markdown,
        pages: offsets,
        file: { name: `${file.stem}.pdf`, mime: 'application/pdf', bytes: file.bytes },
      },
    ];
  } finally {
    await pdf.destroy();
  }
}

/** Returns a usable title: word processors leave file names and "Untitled" in the title field. */
function usable(title: string | undefined): string | undefined {
  const clean = normalizeText(title ?? '').trim();
  return clean && !/^(untitled|无标题|未命名|microsoft word\b.*)|\.(docx?|pdf|indd|tex)$/i.test(clean)
    ? clean
    : undefined;
}
