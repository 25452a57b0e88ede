import type { Route } from '../../base/http/route';
import { readPublicKey } from '../store/data-key';

/** The key for what only this installation may read, such as the secret of a tool. */
export const dataKeyRoutes: Route = (app, { store, sealer }) => {
  app.operation('getPublicKey', async () => ({ public_key: await readPublicKey(store.db, sealer) }));
};
