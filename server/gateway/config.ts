import { as, text, webBase } from '../base/config/fields';
import { readFields, type Section, type Source } from '../base/config/read-fields';
import { upstreamPrefixes } from '../base/upstream-prefixes';

const withToken = 'UPSTREAM_WITH_TOKEN';
const known = new Map<string, string>(Object.entries(upstreamPrefixes));
const fields = {
  names: as(
    text(
      withToken,
      'Prefixes, separated by commas, whose service also gets the reader’s access token, for example `SAAS,CHAT`. It can do with it whatever the reader can: only for a service that calls the portal back in the reader’s name. A token that the portal did not give always goes on.',
    ),
    (given = '') =>
      given
        .toUpperCase()
        .split(/[\s,]+/)
        .filter(Boolean),
  ),
};

export const gatewaySections: Section[] = [
  {
    title: 'Existing services',
    text: 'Whole prefixes can go to services you already run: see the table beneath, for example `UPSTREAM_SAAS=https://saas.example.com`. Only addresses named here are ever contacted. Such a service learns who is signed in from the headers `X-Millwright-Person` and `X-Millwright-Organization`, which no visitor can write; it must let requests in from the portal alone to rely on them.',
    tables: [fields],
  },
];

export function readGatewayConfig(source: Source) {
  return { upstreams: readUpstreams(source), upstreamsWithToken: readWithToken(source) };
}

/** Prefix → address of the existing service that answers it. */
function readUpstreams({ env, faults }: Source): Record<string, string> {
  const upstreams: Record<string, string> = {};
  for (const name of Object.keys(env).filter((key) => key.startsWith('UPSTREAM_') && key !== withToken)) {
    const prefix = known.get(name.slice('UPSTREAM_'.length));
    const { address } = readFields({ address: webBase(name, '') }, { env, faults });
    if (prefix && address) upstreams[prefix] = address;
    if (!prefix) {
      const names = [...known.keys()].map((key) => `UPSTREAM_${key}`);
      faults.push(`${name} names no prefix of the product; known are ${names.join(', ')}.`);
    }
  }
  return upstreams;
}

/** Prefixes whose service gets the reader's access token; the others get the reader's id alone. */
function readWithToken(source: Source): string[] {
  const { names } = readFields(fields, source);
  for (const name of names) {
    if (!known.has(name) || !source.env[`UPSTREAM_${name}`]?.trim())
      source.faults.push(
        `${withToken} names ${name}; it takes names of prefixes that are forwarded, such as SAAS with UPSTREAM_SAAS set.`,
      );
  }
  return names.flatMap((name) => known.get(name) ?? []);
}
