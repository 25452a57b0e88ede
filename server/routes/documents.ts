import { openOriginal, viewDocument } from '../services/documents';
import type { Route } from './route';

/** Documents as the reader shows them, and the files they were read from. */
export const documentRoutes: Route = (app, { store }) => {
  app.operation('getDocument', (req) => viewDocument(store, { ...req.params, ...req.query }));

  app.operation('getDocumentOriginal', async (req, reply) => {
    const { name, mime, bytes } = await openOriginal(store, req.params.id, req.query?.version);
    // Always a download under a strict policy: an HTML manual must not run as a page of this origin.
    return reply
      .header('content-type', mime)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
      .header('content-security-policy', "sandbox; default-src 'none'")
      .send(bytes);
  });
};
