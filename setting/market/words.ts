import { type ServerMessages, serverMessages } from '../../generated/messages/server';
import { openCatalogue } from '../messages/catalogue';

/** The server's texts, for the server and for the demo that stands in for it. */
export const message = openCatalogue<ServerMessages>(serverMessages);
