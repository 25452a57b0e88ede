import { badRequest, conflict } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { cleanText } from '../../base/text/clean-text';
import type { Context } from '../../context';
import { openSessionFor, type SignInPlace } from '../open-session';
import { provePerson } from '../sign-in';
import { lockPerson } from '../store/account-changes';
import { addPersonEvent } from '../store/person-events';
import { bindIdentity, updatePerson } from '../store/persons';
import { findWeixin, forgetWeixin } from '../store/sign-ons';
import { type NoticeTo, recordChange } from '../undo/record-change';

interface Form {
  username: string;
  /** The code that was sent to the phone. */
  password: string;
  /** Stands for the WeChat profile, since WeChat's own code is already used up. */
  weixinBindCode: string;
}

/** Binds a WeChat identity to the phone that the person has proved, and signs them in. */
export async function bindWeixin(ctx: Context, form: Form, place: SignInPlace, to: NoticeTo) {
  const { db } = ctx.store;
  const profile = await findWeixin(db, form.weixinBindCode);
  if (!profile) throw badRequest(bindAgain, { pointer: '/weixinBindCode', field: 'weixinBindCode' });
  const { username, password: code } = form;
  const person = await provePerson(ctx, { username, code, scenario: 'socialbind', caller: place.caller });
  await db.transaction().execute(async (trx) => {
    const before = await lockPerson(trx, person.id);
    if (before) await recordChange(trx, before, 'identity', to);
    if (!(await bindIdentity(trx, 'weixin', profile.subject, person.id))) throw conflict(boundElsewhere);
    const nickname = person.nickname || cleanText(profile.nickname);
    await updatePerson(trx, person.id, { nickname, head_img: person.headImg || profile.headImg });
    await addPersonEvent(trx, { personId: person.id, kind: 'identity-bound', detail: 'weixin' });
    await forgetWeixin(trx, form.weixinBindCode);
  });
  return openSessionFor(ctx, person, place, 'weixin');
}

const bindAgain = message('accounts:bindWeixin.bindAgain');
const boundElsewhere = message('accounts:bindWeixin.boundElsewhere');
