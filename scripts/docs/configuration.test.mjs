import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { configSections, loadConfig } from '../../server/config.ts';
import { configurationPage } from './configuration.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const variables = configSections.flatMap(({ tables }) => tables.flatMap((table) => Object.values(table)));

/** An environment that records which variables are read. */
function spyOn(env) {
  const asked = new Set();
  const spy = new Proxy(env, {
    get(target, name) {
      asked.add(name);
      return target[name];
    },
  });
  return { spy, asked };
}

const people = {
  WEIXIN_APP_ID: 'a',
  WEIXIN_SECRET: 'b',
  OIDC_ISSUER: 'https://a',
  OIDC_CLIENT_ID: 'a',
  OIDC_CLIENT_SECRET: 'b',
  BIGDATA_TOKEN_URL: 'https://b',
  BIGDATA_TOKEN_KEY: 'a',
  BIGDATA_TOKEN_DOMAIN: 'b',
};
const sms = {
  SMS: 'tencent',
  SMS_KEY_ID: 'a',
  SMS_KEY_SECRET: 'b',
  SMS_SIGN_NAME: 'c',
  SMS_TEMPLATE: 'd',
  SMS_APP_ID: 'e',
};
const hooks = { SMS: 'webhook', SMS_WEBHOOK_URL: 'https://a', MAIL_SENDER: 'webhook', MAIL_WEBHOOK_URL: 'https://b' };
/** Together these make the server read every variable, as each provider has its own. */
const full = [{ ...people, ...sms, MAIL_SENDER: 'smtp', SMTP_URL: 'smtp://a', MAIL_FROM: 'a@b.example' }, hooks];
const models = { LLM_BASE_URL: 'http://a/v1', LLM_MODEL: 'a', EMBED_BASE_URL: 'http://b/v1', EMBED_MODEL: 'b' };

describe('docs/configuration.md', () => {
  it('lists exactly the variables that the server reads, none of them only declared', () => {
    const asked = new Set();
    for (const env of full) {
      const spied = spyOn({ ...models, ...env });
      loadConfig(spied.spy);
      for (const name of spied.asked) asked.add(name);
    }
    expect([...asked].sort()).toEqual(variables.map(({ name }) => name).sort());
  });

  it('states the defaults that the server uses', () => {
    const stated = Object.fromEntries(
      variables.filter(({ fallback }) => fallback !== undefined).map(({ name, fallback }) => [name, fallback]),
    );
    expect(loadConfig(stated)).toEqual(loadConfig({}));
    const { PORT, HOST, MILLWRIGHT_DATA, ...words } = stated;
    expect({ PORT, HOST }).toEqual({ PORT: String(loadConfig({}).port), HOST: loadConfig({}).host });
    expect(join(root, MILLWRIGHT_DATA)).toBe(loadConfig({}).data);
    expect(Object.keys(words).length).toBeGreaterThan(2);
  });

  it('repeats no secret in a fault', () => {
    const secrets = variables.filter(({ secret }) => secret);
    for (const { name, read } of secrets) {
      const faults = [];
      read('hunter2', faults);
      expect(`${name} ${faults}`).not.toContain('hunter2');
    }
    expect(secrets.length).toBeGreaterThan(5);
  });

  it('has every field of the global setting and no half-read schema', () => {
    const page = configurationPage(root);
    for (const field of ['tenantId', 'logan', 'searchScope', 'agentRecommend', 'publishCommunity', 'functionList']) {
      expect(page).toContain(`| \`${field}\` `);
    }
    expect(page).not.toMatch(/undefined|\[object|\$ref/);
    expect(page).toContain('| `theme` | object');
    expect(page).toContain('`brandColor` | colour');
  });

  it('keeps every table row to its columns', () => {
    const tables = configurationPage(root)
      .split('\n\n')
      .filter((part) => part.startsWith('|'));
    for (const table of tables) {
      const counts = table
        .trim()
        .split('\n')
        .map((row) => row.replace(/\\\|/g, '').split('|').length);
      expect(new Set(counts).size).toBe(1);
    }
  });
});
