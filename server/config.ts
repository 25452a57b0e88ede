import { accountsSections, readPeopleConfig } from './accounts/config';
import { beaconSections, readBeaconConfig } from './activities/beacon/config';
import { answersSections, readAnswersConfig } from './answers/config';
import { baseSections, readBaseConfig } from './base/config';
import { ConfigError } from './base/config/config-error';
import type { Env } from './base/config/fields';
import type { Section } from './base/config/read-fields';
import { communitySections, readCommunityConfig } from './community/config';
import { gatewaySections, readGatewayConfig } from './gateway/config';
import { knowledgeSections, readKnowledgeConfig } from './knowledge/config';
import { picturesSections, readPicturesConfig } from './pictures/config';
import { readWebhookConfig, webhookSections } from './platform/webhooks/config';
import { readToolsConfig, toolsSections } from './tools/config';

export { ConfigError };
export type Config = ReturnType<typeof readAll>;

/** Every variable of the environment, room by room: docs/configuration.md is written from it. */
export const configSections: Section[] = [
  ...baseSections,
  ...answersSections,
  ...knowledgeSections,
  ...picturesSections,
  ...accountsSections,
  ...communitySections,
  ...gatewaySections,
  ...toolsSections,
  ...webhookSections,
  ...beaconSections,
];

/** Reads the environment once and lists every fault, so that one restart fixes them all. */
export function loadConfig(env: Env): Config {
  const faults: string[] = [];
  const config = readAll(env, faults);
  if (config.people.sample && !isPrivate(config))
    faults.push('SAMPLE_PEOPLE has passwords that everybody knows: only for HOST=127.0.0.1 and the embedded database.');
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

function readAll(env: Env, faults: string[]) {
  const source = { env, faults };
  return {
    ...readBaseConfig(source),
    ...readAnswersConfig(source),
    ...readKnowledgeConfig(source),
    ...readPicturesConfig(source),
    people: readPeopleConfig(source),
    ...readCommunityConfig(source),
    ...readGatewayConfig(source),
    ...readToolsConfig(source),
    ...readWebhookConfig(source),
    ...readBeaconConfig(source),
  };
}

const isPrivate = ({ host, trustProxy, databaseUrl }: Config) =>
  ['127.0.0.1', 'localhost', '::1'].includes(host) && trustProxy === 0 && databaseUrl === undefined;
