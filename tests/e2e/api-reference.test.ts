import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDocs } from '../../server/base/http/docs';
import { sharedBrowser } from '../support/e2e';

const { open } = sharedBrowser();
let app: FastifyInstance;
let origin: string;
beforeAll(async () => {
  app = Fastify();
  await addDocs(app);
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app?.close();
});

test('the API reference shows a call in a browser, under the policy and with nothing from elsewhere', async () => {
  const { page, problems, close } = await open();
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) elsewhere.push(request.url());
  });
  await page.goto(`${origin}/docs`);
  expect(await page.getByRole('link', { name: 'Back to the portal' }).getAttribute('href')).toBe('/');
  await page.click('.opblock-tag[data-tag="runs"]');
  await page.click('#operations-runs-startResearch .opblock-summary-control');
  await page.getByText('The run belongs to the server').waitFor();
  expect(problems).toEqual([]);
  expect(elsewhere).toEqual([]);
  await close();
});
