import { serveDesk } from '../file/serve-desk';
import { signalDesk } from './signal-desk';

serveDesk(signalDesk());
