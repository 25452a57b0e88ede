import { setupServer } from 'msw/node';
import { createHandlers } from './create-handlers';

/** For tests of rendered pages: answers come at once, an unknown call is an error. */
export const mockServer = setupServer(...createHandlers({ pace: 0 }));
