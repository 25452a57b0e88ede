import { maskAccount } from '../../../setting/person/mask-account';
import type { JoinApplication, PeopleState } from './people-state';

type Join = PeopleState['joins'][number];

/** An application as others see it, with the applicant's account masked. */
export function toApplication({ persons }: PeopleState, { personId, ...join }: Join): JoinApplication {
  const person = persons.find(({ id }) => id === personId);
  return { ...join, applicant: person?.nickname || maskAccount(person?.phone || person?.email || '') };
}

/** Pending first, then newest first. */
export const applications = (state: PeopleState, which: (join: Join) => boolean): JoinApplication[] =>
  state.joins
    .filter(which)
    .toSorted(
      (a, b) =>
        Number(b.status === 'pending') - Number(a.status === 'pending') ||
        (b.createdAt ?? '').localeCompare(a.createdAt ?? ''),
    )
    .map((join) => toApplication(state, join));
