// Opens a search index, edits a document, reports it and merges; the parent process kills it meanwhile.
import { openLanceIndex } from '../../server/knowledge/search/lance-index';
import { passageRow } from './search-rows';

const [folder = '', document = '', text = ''] = process.argv.slice(2);
const index = await openLanceIndex(folder);
await index.put([document], [passageRow(document, text)]);
await index.optimize();
process.stdout.write('edited\n');
await index.merge((work) => work());
// Ends by itself if it is not killed.
setTimeout(() => {}, 60_000);
