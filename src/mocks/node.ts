import { setupServer } from 'msw/node';
import { createHandlers } from './create-handlers';

/** For tests of rendered pages: answers are immediate, unknown calls are errors. */
export const mockServer = setupServer(...createHandlers({ pace: 0 }));
