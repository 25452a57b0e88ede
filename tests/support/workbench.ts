import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { at } from './e2e';

type Body = Record<string, unknown>;
/** Calls the workbench's API as the person signed in on this page. */
export async function callAdmin(page: Page, method: string, path: string, data?: object) {
  const url = at('main', `/api/admin${path}`);
  const { origin } = new URL(url);
  const headers = { origin, 'accept-language': 'en-US', 'idempotency-key': crypto.randomUUID() };
  const answer = await page.request.fetch(url, { method, headers, ...(data && { data }) });
  return { status: answer.status(), data: (await answer.json()).data };
}

export async function publishAs(page: Page, domain: string, change: Body, message: string): Promise<void> {
  const { data } = await callAdmin(page, 'GET', `/domains/${domain}`);
  const body = { ...data.body, accessDomain: domain, ...change };
  const answer = await callAdmin(page, 'POST', `/domains/${domain}/publish`, { base: data.head, body, message });
  expect(answer.status).toBe(200);
}

/** A published copy of a fixture domain that no other test uses. */
export async function newDomain(page: Page, domain: string, from = 'main'): Promise<void> {
  const made = await callAdmin(page, 'POST', '/domains', { domain, from });
  expect(made.status).toBe(200);
  const { data } = await callAdmin(page, 'GET', `/domains/${domain}`);
  await publishAs(page, domain, data.draft.body, 'Copy for a test');
  await callAdmin(page, 'DELETE', `/domains/${domain}/draft`);
}
