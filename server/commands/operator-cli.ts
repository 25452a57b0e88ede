import { parseArgs } from 'node:util';
import { OPERATOR_ROLES, type OperatorRole } from '../../setting/operator/may';
import { maskAccount } from '../../setting/person/mask-account';
import { operatorCommands } from '../accounts/operators/operator-commands';
import { type AuditAction, addAudit } from '../base/database/audit';
import { findOwner } from '../domains/publishing/domain-access';
import { inTransaction, type Say } from './run-command';

const usage = `npm run operator -- <command>
  add <name> [--role <role>] [--organization <tenant id> | --domain <domain>]   adds an operator
  grant <phone or email> --name <name> [--role …] [--organization … | --domain …]   gives an existing account a role, or
                                            changes the one it has there
  reset <name>                              sets a new password and ends all sessions
  reset-factor <name, phone or email>       removes a lost second factor and ends all sessions
  list                                      all operators
  remove <name>                             ends sessions at once; drafts and history stay
  disable-person <phone, email, name or id> [--reason <why>]   signs the person out and blocks sign-in
  enable-person <phone, email, name or id>
  disable-organization <id or link name> [--reason <why>]      nobody can act for it; its portal stays open
  enable-organization <id or link name>
Roles are viewer, editor, publisher and administrator (the default), on the whole installation unless something smaller is
named. Passwords are generated here and printed once.`;

/** How the audit log calls it; who only reads the list changes nothing. */
const told: Record<string, AuditAction | undefined> = {
  add: 'operator-added',
  grant: 'operator-granted',
  reset: 'operator-reset',
  'reset-factor': 'factor-reset',
  remove: 'operator-removed',
  'disable-person': 'person-disabled',
  'enable-person': 'person-enabled',
  'disable-organization': 'organization-disabled',
  'enable-organization': 'organization-enabled',
};

/** The `npm run operator` command. */
export async function main(args: string[], say: Say = console.log): Promise<number> {
  const read = readArguments(args);
  const [asked = '', ...names] = read?.positionals ?? [];
  const [name = ''] = names;
  // `add lin yue` would make an operator called lin.
  const fits = Object.hasOwn(operatorCommands, asked) && names.length === (asked === 'list' ? 0 : 1);
  const command = fits ? operatorCommands[asked] : undefined;
  if (!read || !command) {
    say(usage);
    return 2;
  }
  const { organization, domain, name: as, reason, role } = read.values;
  if (!isRole(role) || (organization !== undefined && domain !== undefined)) {
    say(usage);
    return 2;
  }
  return inTransaction('operator', say, async (db, tell) => {
    const tenantId = domain === undefined ? null : await findOwner({ db }, domain);
    if (domain !== undefined && tenantId === undefined) {
      tell(`There is no published domain ${domain}.`);
      return false;
    }
    const place = domain !== undefined && tenantId !== undefined && { domain, tenantId };
    const fine = await command({ db }, { name, organization, ...(place && { place }), role, as, reason, say: tell });
    const action = told[asked];
    if (fine && action)
      await addAudit(db, {
        who: 'console',
        action,
        domain,
        organization,
        target: action.startsWith('person-') ? maskAccount(name) : (as ?? name),
        message: reason ?? role,
      });
    return fine;
  });
}

const text = { type: 'string' } as const;
const isRole = (role: string | undefined): role is OperatorRole | undefined =>
  role === undefined || OPERATOR_ROLES.some((one) => one === role);

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { organization: text, domain: text, role: text, name: text, reason: text },
    });
  } catch {
    return undefined;
  }
}
