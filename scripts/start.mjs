// `npm start`: prepares the clone, then runs the server in this process, so that signals reach it directly.
import { setup } from './setup.mjs';

setup();
await import('../dist/server/main.js');
