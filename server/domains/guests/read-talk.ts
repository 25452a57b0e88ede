import type { components } from '../../../generated/api';
import type { Operator } from '../../accounts';
import type { Store } from '../../base/database/db';
import { hashOf } from '../../base/database/secret';
import {
  type CommentRow,
  listComments,
  listLinkComments,
  listLinkVerdicts,
  listVerdicts,
  type VerdictRow,
} from '../store/draft-comments';

type Schemas = components['schemas'];
type Talk = Schemas['DraftTalk'];

/** Everything said on a domain, as an operator reads it. */
export async function readTalk({ db }: Store, domain: string, { id }: Operator): Promise<Talk> {
  const [comments, verdicts] = await Promise.all([listComments(db, domain), listVerdicts(db, domain)]);
  return {
    comments: comments.map((row) => forOperator(row, id)),
    verdicts: verdicts.map((row) => toVerdict(row, false)),
  };
}

/** What was said through one link, as its guests read it. */
export async function readLinkTalk({ db }: Store, linkId: string, guest: string): Promise<Talk> {
  const [comments, verdicts] = await Promise.all([listLinkComments(db, linkId), listLinkVerdicts(db, linkId)]);
  const own = guestHash(guest);
  return {
    comments: comments.map((row) => forGuest(row, own)),
    verdicts: verdicts.map((row) => toVerdict(row, row.guest === own)),
  };
}

/** The stored form of what a browser calls itself. */
export const guestHash = (guest: string) => hashOf(`guest ${guest}`);

export const forOperator = (row: CommentRow, operatorId: string): Schemas['DraftComment'] => ({
  ...toComment(row),
  linkLabel: row.linkLabel,
  resolvedBy: row.resolvedBy,
  own: row.operatorId === operatorId,
});

/** Not who the link was made for, nor who in the workbench resolved it. */
export const forGuest = (row: CommentRow, own: string): Schemas['DraftComment'] => ({
  ...toComment(row),
  linkLabel: null,
  resolvedBy: null,
  own: row.guest === own,
});

function toComment(row: CommentRow) {
  const { id, page, block, text, name, linkId, at, resolvedAt } = row;
  const isGuest = row.guest !== null;
  return {
    ...{ id, page, block, text, name, isGuest, linkId },
    revision: isGuest ? row.revision : null,
    at: at.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
  };
}

const toVerdict = ({ linkId, revision, name, verdict, at }: VerdictRow, own: boolean): Talk['verdicts'][number] => ({
  ...{ linkId, revision, name, verdict, own },
  at: at.toISOString(),
});
