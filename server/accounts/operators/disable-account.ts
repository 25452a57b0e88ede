import { addAudit } from '../../base/database/audit';
import type { Store } from '../../base/database/db';
import { conflict, notFound } from '../../base/http/errors';
import { setOrganizationDisabled, setPersonDisabled } from '../store/disabling';
import { findOperatorOf, isLastOperator } from '../store/operators';
import { type ActingOperator, actorOf } from './operator';

export interface Disabling {
  kind: 'person' | 'organization';
  id: string;
  disabled: boolean;
  reason?: string;
}

/** Takes somebody's way in, or gives it back. Operators are no exception, but nobody locks out themselves. */
export async function setAccountDisabled(store: Store, operator: ActingOperator, wish: Disabling): Promise<void> {
  const { kind, id, disabled, reason = '' } = wish;
  if (kind === 'person' && disabled && id === operator.id) throw conflict(yourself);
  await store.db.transaction().execute(async (trx) => {
    // Who asks may just have been disabled themselves.
    if (kind === 'person' && disabled && (await isLastOperator(trx, id))) throw conflict(lastOperator);
    const set = kind === 'person' ? setPersonDisabled : setOrganizationDisabled;
    if (!(await set(trx, id, disabled, reason))) throw notFound(kind, id);
    const role = kind === 'person' ? await findOperatorOf(trx, id) : undefined;
    await addAudit(trx, {
      ...actorOf(operator),
      action: `${kind}-${disabled ? 'disabled' : 'enabled'}`,
      target: role?.name ?? id,
      message: reason,
      ...(kind === 'organization' && { organization: id }),
    });
  });
}

const lastOperator = {
  'zh-CN': '这是最后一位可登录的平台管理员，不能停用。请先添加或启用另一位。',
  'en-US': 'This is the last operator of the whole installation who can sign in. Add or enable another one first.',
};
const yourself = {
  'zh-CN': '不能停用自己的账号，请由其他管理员操作。',
  'en-US': 'You cannot disable your own account. Another operator can.',
};
