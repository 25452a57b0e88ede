import { MAIN_DOMAIN } from '../../base/http/access-domain';
import type { Config } from '../../config';

/** The address of a portal for links in mails; undefined if the configuration does not tell, for there is no request here. */
export function portalAddress({ mainHosts: [main] }: Pick<Config, 'mainHosts'>, domain: string): string | undefined {
  if (domain !== MAIN_DOMAIN && domain.includes('.')) return `https://${domain}`;
  if (main === undefined) return undefined;
  return domain === MAIN_DOMAIN ? `https://${main}` : `https://${domain}.${main}`;
}

/** Whether a portal sends mail about notifications. What no server carries would only fill the outbox. */
export const sendsMail = (config: Pick<Config, 'mainHosts' | 'people'>, domain: string): boolean =>
  config.people.mail.kind !== 'outbox' && portalAddress(config, domain) !== undefined;
