import { resolve } from 'node:path';
import { type PeopleConfig, readPeopleConfig } from './accounts/people-config';
import { createReader, type Env, type Reader } from './base/config-reader';
import { packageRoot } from './base/package-root';

export const upstreamPrefixes = {
  API: '/api',
  PROXY_API: '/proxy-api',
  EIIP_API: '/eiip-api',
  ACHAT_API: '/achat/api',
  INTELLIGENT_AGENT: '/intelligent-agent',
  SAAS: '/saas',
  CHAT: '/chat',
  MCHAT: '/mchat',
  TIANZHI_TOOLS: '/tianzhi-tools',
  D_SAVE: '/d-save',
  ECONSOLE_API: '/econsole-api',
  SNS: '/sns',
} as const;

export interface ModelConfig {
  baseUrl: string;
  model: string;
  apiKey?: string;
}

export interface EmbedConfig extends ModelConfig {
  /** A search waits this long for the vector of its question. */
  withinMs: number;
  /** Said before a question and before a passage, for models that were trained so. */
  questionPrefix?: string;
  passagePrefix?: string;
}

export interface DetectionConfig {
  /** A detector of your own that answers the same call; the embedded one where there is none. */
  url?: string;
  /** Pictures and results are deleted after so many days. */
  keepDays: number;
  /** Pictures of one visitor that are kept at a time, in megabytes; 0 switches the limit off. */
  quotaMegabytes: number;
}

export interface Config {
  port: number;
  host: string;
  /** Absolute. Holds the embedded database, the search index and the lock of the process that uses them. */
  data: string;
  databaseUrl?: string;
  /** Seals what the database keeps of secrets; without it a key in the data folder does. */
  secret?: string;
  env: 'production' | 'preproduction';
  /** Hosts that are the main domain, besides localhost and the loopback addresses. */
  mainHosts: string[];
  /** So many proxies stand in front; what came before the outermost of them is anybody's word. */
  trustProxy: number;
  /** For cookies that several hosts share, for example `example.com`. */
  cookieDomain?: string;
  /** What https tells browsers about coming back: by https only, with or without the hosts below this one. */
  hsts: 'subdomains' | 'host' | 'off';
  /** Origins whose embedded pages may say that a session has expired. */
  frameOrigins: string[];
  /** Hosts of pictures beyond those that settings name. */
  pictureOrigins: string[];
  logLevel: string;
  /** Requests a minute for one visitor; one address or IPv6 /64 may make ten times as many. 0 switches the limit off. */
  rateLimit: number;
  /** Event streams that one address or IPv6 /64 may hold open at a node; a /24 or /48 twice as many. */
  streamsPerNetwork: number;
  llm?: ModelConfig;
  embed?: EmbedConfig;
  detection: DetectionConfig;
  people: PeopleConfig;
  /** Where somebody tells of a weakness: a mailto: or https: address. */
  securityContact?: string;
  /** Entries of the audit log go after so many days; 0: never. */
  auditKeepDays: number;
  /** Prefix → address of the existing service that answers it. */
  upstreams: Record<string, string>;
  /** Prefixes whose service gets the reader's access token; the others get the reader's id alone. */
  upstreamsWithToken: string[];
}

export class ConfigError extends Error {
  constructor(readonly faults: string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n  - ${faults.join('\n  - ')}`,
    );
    this.name = 'ConfigError';
  }
}

/** Reads the environment once. Every fault is listed, so that one restart is enough to mend them all. */
export function loadConfig(env: Env): Config {
  const faults: string[] = [];
  const read = createReader(env, faults);
  const config: Config = {
    port: read.integer('PORT', 8080, 0, 65535),
    host: read.text('HOST') ?? '127.0.0.1',
    // Relative folders count from where the product is, not from where the command was typed.
    data: resolve(packageRoot, read.text('MILLWRIGHT_DATA') ?? 'data'),
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    secret: readSecret(read, faults),
    env: read.choice('MILLWRIGHT_ENV', ['production', 'preproduction']),
    mainHosts: read.list('MAIN_HOST', isHostName, 'host names such as portal.example.com, without https:// and port'),
    trustProxy: Number(read.choice('TRUST_PROXY', ['false', 'true', '0', '1', '2', '3']).replace('true', '1')) || 0,
    cookieDomain: read.list(
      'COOKIE_DOMAIN',
      isCookieDomain,
      'one domain such as example.com, without https:// and port',
    )[0],
    pictureOrigins: read.list('PICTURE_ORIGINS', isOrigin, 'origins such as https://cdn.example.com, without a path'),
    hsts: read.choice('HSTS', ['subdomains', 'host', 'off']),
    frameOrigins: read.list('FRAME_ORIGINS', isOrigin, 'origins such as https://portal.example.com, without a path'),
    logLevel: read.choice('LOG_LEVEL', ['warn', 'fatal', 'error', 'info', 'debug', 'trace', 'silent']),
    rateLimit: read.integer('RATE_LIMIT', 600, 0, 1_000_000),
    streamsPerNetwork: read.integer('STREAMS_PER_NETWORK', 500, 1, 100_000),
    llm: readModel(read, faults, 'LLM'),
    embed: readEmbed(read, faults),
    detection: {
      url: read.url('DETECTION_URL', ['http:', 'https:']),
      keepDays: read.integer('PICTURE_KEEP_DAYS', 30, 1, 3650),
      quotaMegabytes: read.integer('PICTURE_QUOTA_MB', 300, 0, 1_000_000),
    },
    people: readPeopleConfig(read, faults),
    securityContact: readContact(read, faults),
    auditKeepDays: read.integer('AUDIT_KEEP_DAYS', 0, 0, 36_500),
    upstreams: readUpstreams(env, read, faults),
    upstreamsWithToken: readWithToken(env, read, faults),
  };
  if (config.auditKeepDays > 0 && config.auditKeepDays < 180)
    faults.push(`AUDIT_KEEP_DAYS is ${config.auditKeepDays}; entries are kept for 180 days at least, or 0 for ever.`);
  if (config.people.sample && !isPrivate(config))
    faults.push('SAMPLE_PEOPLE has passwords that everybody knows: only for HOST=127.0.0.1 and the embedded database.');
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

function readContact(read: Reader, faults: string[]): string | undefined {
  const given = read.text('SECURITY_CONTACT');
  if (given === undefined) return undefined;
  if (/^[^\s@<>:/]+@[^\s@<>:/]+$/.test(given)) return `mailto:${given}`;
  if (/^(https:\/\/|mailto:)\S+$/.test(given) && URL.canParse(given)) return given;
  faults.push(`SECURITY_CONTACT is '${given}'; give an e-mail address or a page that begins with https://.`);
  return undefined;
}

function readSecret(read: Reader, faults: string[]): string | undefined {
  const secret = read.text('MILLWRIGHT_SECRET');
  if (secret !== undefined && secret.length < 32)
    faults.push(
      'MILLWRIGHT_SECRET is too short: it takes 32 characters or more, for example of `openssl rand -base64 32`.',
    );
  return secret;
}

const isHostName = (host: string) =>
  /^[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*$/.test(host);
/** A dot in front is what older software asks for. */
const isCookieDomain = (domain: string) => isHostName(domain.replace(/^\./, ''));
const isOrigin = (origin: string) => URL.canParse(origin) && new URL(origin).origin === origin.toLowerCase();

const isPrivate = ({ host, trustProxy, databaseUrl }: Config) =>
  ['127.0.0.1', 'localhost', '::1'].includes(host) && trustProxy === 0 && databaseUrl === undefined;

function readModel(read: Reader, faults: string[], prefix: 'LLM' | 'EMBED'): ModelConfig | undefined {
  const baseUrl = read.url(`${prefix}_BASE_URL`, ['http:', 'https:']);
  const model = read.text(`${prefix}_MODEL`);
  if (Boolean(read.text(`${prefix}_BASE_URL`)) !== Boolean(model)) {
    faults.push(`${prefix}_BASE_URL and ${prefix}_MODEL belong together: set both or neither.`);
  }
  if (!baseUrl || !model) return undefined;
  return { baseUrl: baseUrl.replace(/\/+$/, ''), model, apiKey: read.text(`${prefix}_API_KEY`) };
}

function readEmbed(read: Reader, faults: string[]): EmbedConfig | undefined {
  const withinMs = read.integer('EMBED_WITHIN_MS', 300, 10, 10_000);
  const questionPrefix = read.text('EMBED_QUESTION_PREFIX');
  const passagePrefix = read.text('EMBED_PASSAGE_PREFIX');
  const model = readModel(read, faults, 'EMBED');
  return model && { ...model, withinMs, questionPrefix, passagePrefix };
}

function readUpstreams(env: Env, read: Reader, faults: string[]): Record<string, string> {
  const upstreams: Record<string, string> = {};
  const known: Record<string, string> = upstreamPrefixes;
  for (const name of Object.keys(env).filter((key) => key.startsWith('UPSTREAM_') && key !== 'UPSTREAM_WITH_TOKEN')) {
    const prefix = known[name.slice('UPSTREAM_'.length)];
    const address = read.url(name, ['http:', 'https:']);
    if (prefix && address) upstreams[prefix] = address.replace(/\/+$/, '');
    if (!prefix) {
      const names = Object.keys(known).map((key) => `UPSTREAM_${key}`);
      faults.push(`${name} names no prefix of the product; known are ${names.join(', ')}.`);
    }
  }
  return upstreams;
}

function readWithToken(env: Env, read: Reader, faults: string[]): string[] {
  const known: Record<string, string> = upstreamPrefixes;
  const names = (read.text('UPSTREAM_WITH_TOKEN') ?? '')
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  for (const name of names) {
    if (!known[name] || !env[`UPSTREAM_${name}`]?.trim())
      faults.push(
        `UPSTREAM_WITH_TOKEN names ${name}; it takes names of prefixes that are forwarded, such as SAAS with UPSTREAM_SAAS set.`,
      );
  }
  return names.flatMap((name) => known[name] ?? []);
}
