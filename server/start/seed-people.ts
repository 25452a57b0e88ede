import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addMember } from '../accounts/store/memberships';
import { addOrganization, type NewOrganization } from '../accounts/store/organizations';
import { addPerson, type NewPerson } from '../accounts/store/persons';
import type { Store } from '../base/database/db';
import type { Role } from '../base/database/people-tables';
import { packageRoot } from '../base/package-root';
import { hashPassword } from '../base/password';

interface SamplePeople {
  password: string;
  organizations: NewOrganization[];
  people: (NewPerson & { roles?: Record<string, Role> })[];
}

const file = join(packageRoot, 'fixtures', 'seed', 'people.json');

/** People and organizations for a developer, all with the one password of the file. Answers what to print. Whoever is there stays as they are. */
export async function seedPeople({ db }: Store): Promise<string> {
  const sample: SamplePeople = JSON.parse(readFileSync(file, 'utf8'));
  const password = await hashPassword(sample.password);
  for (const organization of sample.organizations) await addOrganization(db, organization);
  for (const { roles = {}, ...person } of sample.people) {
    const added = await addPerson(db, { ...person, password });
    if (!added) continue;
    for (const [organization, role] of Object.entries(roles)) await addMember(db, organization, added.id, role);
  }
  const accounts = sample.people.map(({ phone, email }) => phone ?? email).join(', ');
  return `Sample people: ${accounts}, password ${sample.password} (SAMPLE_PEOPLE=true; on this machine only)`;
}
