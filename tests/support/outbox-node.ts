import { openStore } from '../../server/base/database/db';
import { openOutboxJobs } from './outbox-jobs';

/** One node of several, as a process of its own: `outbox-node.ts <database> <provider>`. */
const [url = '', provider = ''] = process.argv.slice(2);
await openOutboxJobs({ store: await openStore(url), provider, timeoutS: 4 });
process.send?.('ready');
