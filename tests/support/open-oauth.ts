import { createHash } from 'node:crypto';
import { seedSamples } from '../contract/samples';
import type { TestAppOptions } from './app';
import { buildHit, fakeSearch } from './fake-answerer';
import { openPlatform } from './open-platform';

export const verifier = 'a-verifier-of-a-program-that-has-43-characters-at-least';
const hits = [buildHit({ text: 'Grease it.', lang: 'en', title: 'Bearings', docId: 'sample-document' })];
const redirect = 'http://127.0.0.1:33418/callback';

type Change = Record<string, string | undefined>;

/** Of both, what is undefined is left out. */
const formOf = (base: Record<string, string>, change: Change) => {
  const all = Object.entries({ ...base, ...change }).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return new URLSearchParams(all).toString();
};

/** A portal, somebody who connects programs there, and a program that registers itself and asks. */
export async function openOauth(options: TestAppOptions = {}) {
  const platform = await openPlatform({ parts: { search: fakeSearch(hits) }, ...options });
  await seedSamples(platform.store);
  const { app, headers } = platform;
  const post = async (url: string, form: string, more: Record<string, string> = {}) => {
    const sent = { 'content-type': 'application/x-www-form-urlencoded', ...more };
    const answer = await app.inject({ method: 'POST', url, headers: sent, payload: form });
    return { status: answer.statusCode, headers: answer.headers, said: answer.json() };
  };
  const register = async (body: object = {}, more: Record<string, string> = {}) => {
    const payload = { client_name: 'A program', redirect_uris: [redirect], ...body };
    const answer = await app.inject({ method: 'POST', url: '/oauth/register', headers: more, payload });
    return { status: answer.statusCode, said: answer.json(), headers: answer.headers };
  };
  const client: string = (await register()).said.client_id;
  const asked = {
    ...{ client_id: client, redirect_uri: redirect, response_type: 'code', state: 'a-state' },
    ...{ code_challenge: createHash('sha256').update(verifier).digest('base64url'), code_challenge_method: 'S256' },
  };
  /** The query of the consent page. */
  const requestOf = (change: Change = {}) => formOf(asked, change);
  const read = (request: string, by: Record<string, string> = headers) =>
    platform.call('GET', `/api/oauth/request?${new URLSearchParams({ request })}`, { headers: by });
  const answer = (request: string, allow = true, by: Record<string, string> = headers, shown: object = {}) =>
    platform.call('POST', '/api/oauth/request', { headers: by, body: { request, allow, ...shown } });
  /** The person allows it; the code that the program gets. */
  const codeOf = async (change: Change = {}, by?: Record<string, string>): Promise<string> => {
    const { data } = await answer(requestOf(change), true, by);
    return new URL(data.location).searchParams.get('code') ?? '';
  };
  const redeem = (code: string, change: Change = {}, more: Record<string, string> = {}) =>
    post(
      '/oauth/token',
      formOf(
        {
          ...{ grant_type: 'authorization_code', client_id: client, redirect_uri: redirect },
          ...{ code, code_verifier: verifier },
        },
        change,
      ),
      more,
    );
  const refresh = (token: string, change: Change = {}, more: Record<string, string> = {}) =>
    post(
      '/oauth/token',
      formOf({ grant_type: 'refresh_token', client_id: client, refresh_token: token }, change),
      more,
    );
  const connect = async (change: Change = {}): Promise<{ access_token: string; refresh_token: string }> =>
    (await redeem(await codeOf(change))).said;
  /** Calls the MCP server with a token. */
  const use = async (token: string, body: object = {}, more: Record<string, string> = {}) => {
    const answered = await app.inject({
      ...{ method: 'POST', url: '/mcp' },
      headers: { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream', ...more },
      payload: { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {}, ...body },
    });
    return { status: answered.statusCode, headers: answered.headers, body: answered.body };
  };
  return {
    ...platform,
    ...{ client, redirect, post, register, requestOf, read, answer, codeOf, redeem, refresh, connect, use },
  };
}
