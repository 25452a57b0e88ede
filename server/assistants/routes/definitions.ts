import type { FastifyRequest } from 'fastify';
import { organizationIn } from '../../../setting/assistant/owner';
import { operatorOf } from '../../accounts';
import { listDisliked } from '../../answers';
import { notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { openDomain, readApproval, sayFindings } from '../../domains';
import { authorBehind } from '../definitions/author';
import { checkDefinition } from '../definitions/check-definition';
import { evaluateDefinition, sayVerdicts } from '../definitions/evaluate-definition';
import { listSummaries, readDetail } from '../definitions/list-definitions';
import {
  archiveDefinition,
  publishDefinition,
  refuseLarge,
  rollbackDefinition,
} from '../definitions/publish-definition';
import { requestDefinition } from '../definitions/request-definition';
import { dropDraft, saveDraft } from '../store/definition-drafts';
import { listPublications, targetOf } from '../store/definition-publications';
import { type Place, readRevision } from '../store/definitions';

const MOST_DISLIKED = 50;

/** Below /api/admin: how operators edit, try and publish the assistants, guided checks and formulas of a portal; organizations, their own. */
export const definitionRoutes: Route = (app, ctx) => {
  const { db } = ctx.store;
  const open = (req: DefinitionRequest) => openPlace(ctx, req);

  app.operation('listDefinitions', async (req) => {
    const { author } = await open(req);
    const { domain } = req.params;
    return { items: await listSummaries(ctx, { domain, author, locale: req.locale }) };
  });

  app.operation('getDefinition', async (req) => {
    const { author } = await open(req);
    return readDetail(ctx, { ...req.params, author, locale: req.locale });
  });

  app.operation('saveDefinitionDraft', async (req) => {
    const { author } = await open(req);
    const { base, body } = req.body;
    refuseLarge(body);
    const savedAt = await saveDraft(db, { ...req.params, author: author.key, base, body });
    return { savedAt: savedAt.toISOString() };
  });

  app.operation('dropDefinitionDraft', async (req) => {
    const { author } = await open(req);
    await dropDraft(db, req.params, author.key);
    return null;
  });

  app.operation('checkDefinition', async (req) => {
    const { visitor } = await open(req);
    const { body } = req.body;
    refuseLarge(body);
    const wish = { ...req.params, body };
    const findings = await checkDefinition(ctx, wish);
    // What has the wrong form cannot be played.
    const playable = !findings.some(({ kind }) => kind === 'schema');
    const verdicts = playable ? await evaluateDefinition(ctx, { ...wish, visitor }) : [];
    return { findings: sayFindings(findings, req.locale), verdicts: sayVerdicts(verdicts, req.locale) };
  });

  app.operation('getDefinitionApproval', async (req) => {
    await open(req);
    return readApproval(ctx.store, { domain: req.params.domain, target: targetOf(req.params) });
  });

  app.operation('requestDefinitionApproval', async (req) => {
    const { operator } = await open(req);
    return requestDefinition(ctx, { ...req.body, operator, place: req.params, locale: req.locale });
  });

  app.operation('publishDefinition', async (req) =>
    publishDefinition(ctx, { ...(await open(req)), ...req.body, place: req.params, locale: req.locale }),
  );

  app.operation('rollbackDefinition', async (req) =>
    rollbackDefinition(ctx, { ...(await open(req)), ...req.body, place: req.params, locale: req.locale }),
  );

  app.operation('archiveDefinition', async (req) => {
    await archiveDefinition(ctx, { ...(await open(req)), ...req.body, place: req.params, locale: req.locale });
    return null;
  });

  app.operation('listDislikedQuestions', async (req) => {
    await open(req);
    const { domain, kind, id } = req.params;
    // Checks and formulas are not evaluated.
    const rows =
      kind === 'assistant' ? await listDisliked(db, { accessDomain: domain, assistant: id }, MOST_DISLIKED) : [];
    return { items: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })) };
  });

  app.operation('listDefinitionRevisions', async (req) => {
    await open(req);
    return { items: await listEntries(req.params) };
  });

  app.operation('getDefinitionRevision', async (req) => {
    await open(req);
    const { revision, ...place } = req.params;
    const body = await readRevision(db, place, revision);
    if (!body) throw notFound('revision', revision);
    return { body };
  });

  async function listEntries(place: Place) {
    const rows = await listPublications(db, place);
    return rows.map(({ seq, at, passed, failed, revision, action, author, message, override }, n) => ({
      ...{ revision, action, author, message, override },
      seq: Number(seq),
      at: at.toISOString(),
      live: n === 0,
      cases: { passed, failed },
    }));
  }
};

type DefinitionRequest = FastifyRequest & { params: { domain: string } };

/** Who edits a portal's or an organization's own, and as whom its cases are asked. */
async function openPlace(ctx: Parameters<Route>[1], req: DefinitionRequest) {
  const operator = operatorOf(req);
  const { domain } = req.params;
  const author = authorBehind(operator, req.params);
  const organization = organizationIn(domain);
  if (organization === undefined) {
    const portal = await openDomain(ctx.store, operator, domain);
    return { operator, author, portal, visitor: { accessDomain: domain } };
  }
  // The gate admits those who run it. Their cases are asked where they are, by themselves for the organization.
  const visitor = {
    accessDomain: req.accessDomain,
    person: { id: operator.id },
    session: { tenantId: organization },
  };
  return { operator, author, portal: undefined, visitor };
}
