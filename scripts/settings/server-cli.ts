import { main } from '../../server/main';
import { upgradeBlock } from './upgrade-block';

/** `dist/server/main.js`: the server, with the migrations of the portal's blocks to check settings by. */
main(upgradeBlock);
