import { openStore } from '../../server/base/database/db';
import { openMailJobs } from './mail-jobs';

/** One of several nodes, as its own process: `mail-node.ts <database> <provider>`. */
const [url = '', provider = ''] = process.argv.slice(2);
await openMailJobs({ store: await openStore(url), provider, timeoutS: 4 });
process.send?.('ready');
