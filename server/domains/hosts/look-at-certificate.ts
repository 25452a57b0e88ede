import type { LocalizedText } from '../../../setting/messages/catalogue';
import type { ActingOperator } from '../../accounts';
import type { Store } from '../../base/database/db';
import { badRequest, tooMany } from '../../base/http/errors';
import { spend } from '../../base/limits/budgets';
import { message } from '../../base/messages/message';
import type { Outgoing } from '../../base/outgoing/create-outgoing';
import { OutgoingRefused } from '../../base/outgoing/outgoing-refused';
import { openDomain } from '../publishing/domain-access';
import { readHost, tenantOf } from '../store/hosts';
import { isProvable } from './host-proof';

interface Input {
  domain: string;
  operator: ActingOperator;
}

interface Certificate {
  /** Null if browsers trust it. */
  fault: LocalizedText | null;
  endsAt: Date | null;
}

/** The host is somebody's web server. */
const pauseSeconds = 10;

/** What visitors’ browsers will say of a host of its own: whether it answers over HTTPS, with a certificate for its name. */
export async function lookAtCertificate(
  { store, outgoing, mainHosts }: { store: Store; outgoing: Outgoing; mainHosts: readonly string[] },
  { domain, operator }: Input,
): Promise<Certificate> {
  await openDomain(store, operator, domain);
  if (!isProvable(domain, mainHosts)) throw badRequest(sharedCertificate);
  const host = await readHost(store.db, domain);
  const tenantId = tenantOf(operator.scope);
  // Nobody makes this server call hosts that are not their own.
  if (tenantId !== null && host?.tenant_id !== tenantId) throw badRequest(proveFirst);
  const wait = await spend(store.db, { key: `certificate:${domain}`, most: 1, perSeconds: pauseSeconds });
  if (wait > 0) throw tooMany(wait);
  try {
    const { certificateEnds } = await outgoing.request(`https://${domain}/api/health`);
    return { fault: null, endsAt: certificateEnds ?? null };
  } catch (error) {
    if (!(error instanceof OutgoingRefused)) throw error;
    // Whatever it answers, it did so over HTTPS.
    if (error.reason === 'redirected' || error.reason === 'too-large') return { fault: null, endsAt: null };
    return { fault: error.text, endsAt: null };
  }
}

const sharedCertificate = message('domains:certificate.shared');
const proveFirst = message('domains:certificate.proveFirst');
