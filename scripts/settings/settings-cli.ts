import { runSettings } from '../../server/commands/settings/run-settings';
import { upgradeBlock } from './upgrade-block';

/** The `npm run settings` command, the only place where the server's commands and the portal's blocks meet. */
export const main = (args: string[]): Promise<number> => runSettings(args, { upgradeBlock, say: console.log });
