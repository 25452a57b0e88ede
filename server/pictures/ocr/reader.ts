import { loadModels } from './models';
import { readLines } from './read-lines';
import type { ReadNews, ReadOrder } from './types';

/** Entry of the reading process: native code with large memory that may be killed at any moment. */
const models = loadModels();

process.on('message', async (order: ReadOrder) => {
  const say = (news: ReadNews) => process.send?.(news);
  try {
    say({ lines: await readLines(await models, order) });
  } catch (error) {
    say({ failed: (error as Error).message });
  }
});
// The server has ended.
process.on('disconnect', () => process.exit(0));
