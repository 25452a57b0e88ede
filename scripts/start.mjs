// `npm start`: ready the clone, then run the server in this same process, so that signals reach it directly.
import { setup } from './setup.mjs';

setup();
await import('../dist/server/main.js');
