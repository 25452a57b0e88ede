import { runSettings } from '../../server/commands/settings/run-settings';
import { bringUp } from './bring-up';

/** The `npm run settings` command: the one place where the server's commands and the portal's blocks meet. */
export const main = (args: string[]): Promise<number> => runSettings(args, { bringUp, say: console.log });
