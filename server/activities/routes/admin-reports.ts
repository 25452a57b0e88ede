import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { actorOf, operatorOf } from '../../accounts';
import { addAudit } from '../../base/database/audit';
import { badRequest, conflict, notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { inertPolicy } from '../../base/http/security-headers';
import { message } from '../../base/messages/message';
import { MOST_ROWS } from '../../base/text/write-workbook';
import { openDomain } from '../../domains';
import {
  answerColumns,
  answerRows,
  type ExportFormat,
  exportRows,
  PERSON_COLUMNS,
  personRows,
} from '../export-activity';
import { crossActivity, readTexts, reportActivity } from '../report-activity';
import { spend } from '../second-person';
import type { Place } from '../store/entries';
import { countEntries, entriesInTurn, peopleInTurn } from '../store/responses-in-turn';

/** Below /api/admin: what came of an activity, as a report and as files. */
export const adminReportRoutes: Route = (app, ctx) => {
  const { db } = ctx.store;
  const open = async (req: Parameters<typeof operatorOf>[0] & { params: { domain: string; id: string } }) => {
    const operator = operatorOf(req);
    const { domain, id } = req.params;
    await openDomain(ctx.store, operator, domain);
    const found = (await ctx.assistants.activitiesOf(db, domain)).find((one) => one.id === id);
    if (!found) throw notFound('activity', id);
    return { operator, place: { domain, activity: id }, document: found.document };
  };

  const refuseTooMany = async (place: Place, format: ExportFormat) => {
    if (format === 'xlsx' && (await countEntries(db, place)) > MOST_ROWS)
      throw conflict(message('activities:admin.manyRows', { most: MOST_ROWS }), { reason: 'many', field: 'format' });
  };

  app.operation('getActivityReport', async (req) => {
    const { place, document } = await open(req);
    return reportActivity(db, place, document, req.locale);
  });

  app.operation('crossActivityAnswers', async (req) => {
    const { place, document } = await open(req);
    return crossActivity(db, place, document, { ...req.query, locale: req.locale });
  });

  app.operation('listActivityTexts', async (req) => {
    const { place, document } = await open(req);
    const { question, pageNum = 1, pageSize = 20 } = req.query;
    return readTexts(db, place, document, { question, pageNum, pageSize });
  });

  app.operation('exportActivityAnswers', async (req, reply) => {
    const { operator, place, document } = await open(req);
    const { format } = req.query;
    await refuseTooMany(place, format);
    const { domain, activity: target } = place;
    await addAudit(db, {
      ...{ ...actorOf(operator), action: 'activity-exported', domain, target },
      message: `answers ${format}`,
    });
    const rows = answerRows(entriesInTurn(db, place), document);
    return send(reply, exportRows(rows, answerColumns(document), format), `${target}-answers`, format);
  });

  app.operation('exportActivityPeople', async (req, reply) => {
    const { operator, place, document } = await open(req);
    const { format } = req.query;
    await refuseTooMany(place, format);
    const reason = req.query.reason.trim();
    if (reason === '') throw badRequest(message('activities:admin.needsPurpose'), { field: 'reason' });
    const { domain, activity: target } = place;
    await db.transaction().execute(async (trx) => {
      await spend(trx, { place, document, what: 'people', detail: reason });
      await addAudit(trx, {
        ...{ ...actorOf(operator), action: 'activity-exported', domain, target },
        message: `people ${format}: ${reason}`.slice(0, 500),
      });
    });
    return send(
      reply,
      exportRows(personRows(peopleInTurn(db, place)), PERSON_COLUMNS, format),
      `${target}-people`,
      format,
    );
  });
};

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/x-ndjson',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

const send = (reply: FastifyReply, lines: AsyncGenerator<string | Buffer>, name: string, format: ExportFormat) =>
  reply
    .type(TYPES[format])
    .header('content-disposition', `attachment; filename="${name}.${format}"`)
    .header('content-security-policy', inertPolicy)
    .send(Readable.from(lines));
