import { listed, message } from '../../../base/messages/message';
import { decodeText } from '../decode-text';
import type { IngestFailure, SourceDocument } from '../types';
import type { InputFile } from './input-file';
import { type Record_, recordToDocuments } from './records';

/** Reads a JSON Lines export, one record per line. Unreadable lines are reported, the others are kept. */
export function* readJsonl(file: InputFile): Generator<SourceDocument[] | IngestFailure> {
  const lines = decodeText(file.bytes).split(/\r?\n/);
  for (const [index, line] of lines.entries()) {
    if (!line.trim()) continue;
    const source = `${file.source}#${index + 1}`;
    const record = parseRecord(line);
    if (!record) {
      yield { source, reason: message('knowledge:import.jsonLine') };
      continue;
    }
    const documents = recordToDocuments(record, source);
    if (documents?.length)
      yield documents.map((document) => ({ ...document, record: nameOf(record) ?? `${index + 1}` }));
    else
      yield {
        source,
        reason: message('knowledge:import.recordShape', { keys: listed(Object.keys(record).slice(0, 8)) }),
      };
  }
}

const nameOf = ({ id, doc }: Record_) =>
  [id, doc].find((name): name is string => typeof name === 'string' && name !== '');

function parseRecord(line: string): Record_ | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record_) : null;
  } catch {
    return null;
  }
}
