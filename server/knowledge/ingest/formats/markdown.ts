import { message } from '../../../base/messages/message';
import { detectLanguage } from '../../../base/text/detect-language';
import { decodeText } from '../decode-text';
import { normalizeText } from '../normalize-text';
import type { SourceDocument } from '../types';
import { UnreadableFile } from '../types';
import { firstHeading } from './first-heading';
import { splitFrontMatter } from './front-matter';
import type { InputFile } from './input-file';

/** Reads Markdown and plain text. Text files are kept as they are, because their line structure has meaning. */
export function readMarkdown(file: InputFile): SourceDocument[] {
  const { meta, body } = splitFrontMatter(normalizeText(decodeText(file.bytes)));
  if (!body.trim()) throw new UnreadableFile(message('knowledge:import.noText'));
  const title = meta.title ?? firstHeading(body) ?? file.stem;
  return [
    {
      source: file.source,
      lang: file.lang ?? (meta.lang?.startsWith('zh') ? 'zh' : meta.lang ? 'en' : detectLanguage(body)),
      title,
      description: meta.description ?? '',
      kind: file.extension === 'txt' ? 'text' : 'markdown',
      markdown: body,
      url: meta.url,
      tags: meta.tags,
      revised: meta.revised,
    },
  ];
}
