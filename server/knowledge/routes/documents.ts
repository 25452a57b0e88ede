import type { Route } from '../../base/http/route';
import { openOriginal, viewDocument } from '../documents';
import { listDocuments } from '../library/list-documents';
import { listRelated } from '../library/list-related';
import { listVersions } from '../library/list-versions';
import { openReading } from '../open-reading';

/** Routes of documents as shown to the reader, and of their original files. */
export const documentRoutes: Route = (app, ctx) => {
  const { store } = ctx;

  app.operation('listDocuments', async (req) =>
    listDocuments(store, await openReading(ctx, req), { query: req.query, locale: req.locale }),
  );

  app.operation('listDocumentVersions', async (req) => ({
    versions: await listVersions(store, await openReading(ctx, req), req.params.id),
  }));

  app.operation('listRelatedDocuments', async (req) => ({
    documents: await listRelated(store, await openReading(ctx, req), { id: req.params.id, locale: req.locale }),
  }));

  app.operation('getDocument', async (req) => {
    const document = await viewDocument(store, await openReading(ctx, req), { ...req.params, ...req.query });
    const opened = { domain: req.accessDomain ?? '', owner: req.visitor, document: document.id };
    await Promise.all(ctx.documentOpened.map((tell) => tell(opened)));
    return document;
  });

  app.operation('getDocumentOriginal', async (req, reply) => {
    const { name, mime, bytes } = await openOriginal(store, await openReading(ctx, req), {
      ...req.params,
      ...req.query,
    });
    // Always a download under a strict policy: an HTML manual must not run as a page of this origin.
    return reply
      .header('content-type', mime)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
      .header('content-security-policy', "sandbox; default-src 'none'")
      .send(bytes);
  });
};
