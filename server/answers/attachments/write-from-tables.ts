import type { Locale } from '../../../generated/locales';
import { OWN_BASE } from '../../base/database/run-sources';
import { createTextBlock } from '../runs/text-block';
import { toSource } from '../runs/to-source';
import type { RunSink } from '../runs/types';
import type { AttachmentRow } from '../store/attachments';
import { askTable, tableHelp } from './ask-table';

interface Asked {
  text: string;
  locale: Locale;
  /** Ids of the files attached to the question itself. */
  own?: readonly string[];
}

/**
 * Calculates the answer from an attached table. A question that comes with tables alone and fits no query gets what can
 * be asked, because rows quoted as text give wrong numbers. False if the search goes on.
 */
export function writeFromTables(
  sink: RunSink,
  { text, locale, own = [] }: Asked,
  files: readonly AttachmentRow[],
): boolean {
  if (files.length === 0) return false;
  const answer = askTable(text, files, locale);
  if (answer) {
    const { file, basis } = answer;
    const source = toSource(
      {
        ...{ passageId: `${file.id}#query`, docId: `att:${file.id}`, version: 1, kbId: OWN_BASE, lang: file.lang },
        ...{ title: file.name, headings: [], page: null, span: [0, basis.length], text: basis, url: null },
        ...{ kind: 'attachment', score: 1, found: 1, highlights: [] },
      },
      1,
    );
    sink.emit({ event: 'source_add', data: source });
    sink.emit({ event: 'fit', data: { value: 'direct', why: [] } });
    sink.emit({ event: 'run_progress', data: { stage: 'writing' } });
    const block = createTextBlock(sink, { id: 'b1', type: 'text' }, [source]);
    const said = `${answer.text} [1]`;
    block.append(said);
    block.cite({ kind: 'cite', range: [0, said.length], sources: [1], support: 'full' });
    block.close();
    return true;
  }
  const asked = files.filter(({ id }) => own.includes(id));
  const help = asked.length > 0 && asked.every(({ kind }) => kind === 'table') ? tableHelp(asked, locale) : null;
  if (help === null) return false;
  sink.emit({ event: 'fit', data: { value: 'related', why: [] } });
  const block = createTextBlock(sink, { id: 'b1', type: 'text' }, []);
  block.append(help);
  block.close();
  return true;
}
