import { as, text, webBase } from '../base/config/fields';
import { readFields, type Section, type Source } from '../base/config/read-fields';
import { loadContract } from '../base/contract/document';
import { upstreamPrefixes } from '../base/upstream-prefixes';
import { prefixOf } from './find-call';

const withToken = 'UPSTREAM_WITH_TOKEN';
const calls = 'UPSTREAM_CALLS_';
const known = new Map<string, string>(Object.entries(upstreamPrefixes));
const fields = {
  names: as(
    text(
      withToken,
      'Prefixes, separated by commas, whose services also receive the reader’s access token, for example `SAAS,CHAT`. With the token a service can do whatever the reader can, so list only services that call the portal back on the reader’s behalf. Tokens not issued by the portal are always forwarded.',
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
    text: 'Whole prefixes can be forwarded to services you already run, as listed in the table below, for example `UPSTREAM_SAAS=https://saas.example.com`. Only addresses set here are ever contacted. The headers `X-Millwright-Person` and `X-Millwright-Organization` tell such a service who is signed in. Visitors cannot set them, but a service can rely on them only if it accepts requests from the portal alone. `UPSTREAM_CALLS_<PREFIX>` names the calls of a prefix that its service answers at first, by their names in the contract and separated by commas, for example `UPSTREAM_CALLS_SAAS=getApp,createAppOrder`; `none` forwards nothing at first. Without it the whole prefix is forwarded. From then on, operators of the whole installation switch calls in the workbench (Services).',
    tables: [fields],
  },
];

export function readGatewayConfig(source: Source) {
  const upstreams = readUpstreams(source);
  return { upstreams, upstreamCalls: readCalls(source), upstreamsWithToken: readWithToken(source) };
}

/** Prefix → names of the calls that its service answers at first; not listed: all. */
function readCalls({ env, faults }: Source): Record<string, string[]> {
  const listed: Record<string, string[]> = {};
  for (const name of Object.keys(env).filter((key) => key.startsWith(calls))) {
    const prefix = known.get(name.slice(calls.length));
    if (!prefix || !env[`UPSTREAM_${name.slice(calls.length)}`]?.trim()) {
      faults.push(`${name} needs the address of its service, for example UPSTREAM_SAAS for UPSTREAM_CALLS_SAAS.`);
      continue;
    }
    const names = (env[name] ?? '').split(/[\s,]+/).filter((call) => call !== '' && call !== 'none');
    const specified = [...loadContract().operations.values()].filter(({ origin }) => origin === 'spec');
    const under = specified.filter(({ url }) => prefixOf(url, [prefix])).map(({ id }) => String(id));
    const unknown = names.filter((call) => !under.includes(call));
    if (unknown.length > 0)
      faults.push(`${name} names ${unknown.join(', ')}; the calls under ${prefix} are ${under.join(', ')}.`);
    listed[prefix] = names.filter((call) => under.includes(call));
  }
  return listed;
}

const isAddress = (key: string) => key.startsWith('UPSTREAM_') && key !== withToken && !key.startsWith(calls);

/** Prefix → address of the existing service that handles it. */
function readUpstreams({ env, faults }: Source): Record<string, string> {
  const upstreams: Record<string, string> = {};
  for (const name of Object.keys(env).filter(isAddress)) {
    const prefix = known.get(name.slice('UPSTREAM_'.length));
    const { address } = readFields({ address: webBase(name, '') }, { env, faults });
    if (prefix && address) upstreams[prefix] = address;
    if (!prefix) {
      const names = [...known.keys()].map((key) => `UPSTREAM_${key}`);
      faults.push(`${name} is not a prefix of the product; the prefixes are ${names.join(', ')}.`);
    }
  }
  return upstreams;
}

/** Prefixes whose service gets the reader's access token; other services get only the reader's id. */
function readWithToken(source: Source): string[] {
  const { names } = readFields(fields, source);
  for (const name of names) {
    if (!known.has(name) || !source.env[`UPSTREAM_${name}`]?.trim())
      source.faults.push(
        `${withToken} names ${name}; list only prefixes that are forwarded, such as SAAS if UPSTREAM_SAAS is set.`,
      );
  }
  return names.flatMap((name) => known.get(name) ?? []);
}
