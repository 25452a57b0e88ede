// Opens a search index, edits a document, says so and merges; whoever started it kills it meanwhile.
import { openLanceIndex } from '../../server/knowledge/search/lance-index';
import { passageRow } from './search-rows';

const [folder = '', document = '', text = ''] = process.argv.slice(2);
const index = await openLanceIndex(folder);
await index.put([document], [passageRow(document, text)]);
await index.optimize();
process.stdout.write('edited\n');
await index.merge((work) => work());
// Ends by itself where nobody came to kill it.
setTimeout(() => {}, 60_000);
