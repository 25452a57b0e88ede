import { openStore } from '../../server/base/database/db';
import { openOutboxJobs } from './outbox-jobs';

/** One of several nodes, as its own process: `outbox-node.ts <database> <provider>`. */
const [url = '', provider = ''] = process.argv.slice(2);
await openOutboxJobs({ store: await openStore(url), provider, timeoutS: 4 });
process.send?.('ready');
