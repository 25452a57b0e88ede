import { byNetwork } from '../../base/limits/by-network';
import type { Caller } from '../../base/limits/caller';
import { limits } from '../../base/limits/limits';
import { takeOnly } from '../../base/limits/take';
import { makeChallenge, type WorkChallenge } from '../../base/limits/work/challenge';
import type { Context } from '../../context';
import { codeWork } from './code-work';

/** A challenge to solve ahead, while a form is filled in: the level required now, at least level 1. */
export async function giveWork(
  { store, config }: Context,
  purpose: 'code' | 'question' | 'sign-in',
  caller: Caller,
): Promise<WorkChallenge> {
  await takeOnly(store, byNetwork('work', caller.network, limits.works));
  // Only a refusal reveals how often sign-ins have failed.
  if (purpose === 'sign-in') return makeChallenge(store, 'sign-in', 1);
  const kind = purpose === 'question' ? 'question' : 'picture';
  const { level } = await codeWork(store, caller, kind, config.people.codesPerHour);
  return makeChallenge(store, 'code', Math.max(1, level));
}
