import { main } from '../../server/main';
import { upgradeBlock } from './upgrade-block';

/** `dist/server/main.js`: the server, with the blocks' upgrades for checking settings. */
main(upgradeBlock);
