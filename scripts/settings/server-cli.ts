import { main } from '../../server/main';
import { bringUp } from './bring-up';

/** `dist/server/main.js`: the server, with the migrations of the portal's blocks to check settings by. */
main(bringUp);
