import { serveDesk } from '../file/serve-desk';
import { tableDesk } from './table-desk';

serveDesk(tableDesk());
