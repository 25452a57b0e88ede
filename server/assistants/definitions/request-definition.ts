import type { Locale } from '../../../generated/locales';
import { hasErrors } from '../../../setting/finding';
import type { ActingOperator } from '../../accounts';
import { badRequest, conflict } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import type { Context } from '../../context';
import { askFor, sayFindings } from '../../domains';
import { keepRevision, takingBack, targetOf } from '../store/definition-publications';
import { type Place, readDefinition } from '../store/definitions';
import { checkDefinition } from './check-definition';
import { refuseLarge } from './publish-definition';

interface Request {
  place: Place;
  operator: ActingOperator;
  /** Null asks to archive it. */
  body: Record<string, unknown> | null;
  message: string;
  locale: Locale;
}

/** Puts a checked content before the other operators; its cases are played again when it is published. */
export async function requestDefinition(ctx: Context, { body, ...request }: Request): Promise<{ revision: string }> {
  const { place, operator, message: why, locale } = request;
  const { db } = ctx.store;
  if (body === null && !(await readDefinition(db, place))?.published)
    throw conflict(message('definitions:publish.notLive', { id: place.id }));
  if (body !== null) {
    refuseLarge(body);
    const findings = await checkDefinition(ctx, { ...place, body });
    if (hasErrors(findings))
      throw badRequest(message('definitions:publish.hasFaults'), { findings: sayFindings(findings, locale) });
  }
  return db.transaction().execute(async (trx) => {
    const revision = body === null ? takingBack(place) : await keepRevision(trx, body);
    await askFor(trx, { domain: place.domain, target: targetOf(place), revision, operator, message: why });
    return { revision };
  });
}
