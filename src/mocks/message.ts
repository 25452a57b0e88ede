import { type ServerMessages, serverMessages } from '../../generated/messages/server';
import { openCatalogue } from '../../setting/messages/catalogue';

/** The server's own messages. */
export const message = openCatalogue<ServerMessages>(serverMessages);

type Thing =
  | 'document'
  | 'chat'
  | 'run'
  | 'picture'
  | 'detection'
  | 'domain'
  | 'revision'
  | 'person'
  | 'organization'
  | 'application'
  | 'invitation'
  | 'operator'
  | 'guestLink'
  | 'comment'
  | 'assistant'
  | 'procedure'
  | 'calculator'
  | 'post'
  | 'notice'
  | 'offering'
  | 'demand'
  | 'search'
  | 'order'
  | 'entitlement'
  | 'key'
  | 'webhook'
  | 'delivery'
  | 'channel'
  | 'activity'
  | 'work'
  | 'win';
export const noSuch = (thing: Thing, id?: string) =>
  id === undefined
    ? message('base:errors.gone', { thing: message(`base:thing.${thing}`) })
    : message('base:errors.notFound', { thing: message(`base:thing.${thing}`), id });
