import { expect, test } from 'vitest';
import { hasConformance, runConformance, withKey } from '../../../tests/support/conformance';
import { openOauth } from '../../../tests/support/open-oauth';
import { freePort } from '../../../tests/support/portal';

/**
 * Scenarios of the suite that do not apply here, by what they need: our three tools read and answer, so there are no
 * resources, prompts, completions, logs or questions back. All others have to pass whole.
 */
const NEEDS = {
  'a tool of the suite’s own example server': [
    ...['tools-call-simple-text', 'tools-call-image', 'tools-call-audio', 'tools-call-embedded-resource'],
    ...['tools-call-mixed-content', 'tools-call-with-logging', 'tools-call-error', 'tools-call-with-progress'],
    ...['tools-call-sampling', 'tools-call-elicitation', 'elicitation-sep1034-defaults', 'elicitation-sep1330-enums'],
    ...['json-schema-2020-12', 'http-custom-header-server-validation'],
  ],
  'a tool that asks back': [
    ...['basic-elicitation', 'basic-list-roots', 'basic-sampling', 'capability-check', 'multi-round'].map(askingBack),
    ...['multiple-input-requests', 'non-tool-request', 'request-state', 'result-type', 'tampered-state'].map(
      askingBack,
    ),
  ],
  resources: [
    ...['resources-list', 'resources-read-text', 'resources-read-binary', 'resources-templates-read'],
    ...['resources-subscribe', 'resources-unsubscribe'],
  ],
  prompts: [
    ...['prompts-list', 'prompts-get-simple', 'prompts-get-with-args', 'prompts-get-embedded-resource'],
    ...['prompts-get-with-image'],
  ],
  completions: ['completion-complete'],
  logs: ['logging-set-level'],
};
const elsewhere = new Set(Object.values(NEEDS).flat());

/** Single checks of scenarios that apply: each says that it could not be tried, because such a tool or list is not there. */
const UNTRIED = {
  caching: ['prompts-list', 'resources-list', 'resources-templates-list'].map(
    (list) => `sep-2549-${list}-caching-hints`,
  ),
  'server-stateless': [
    ...['sep-2575-http-server-no-independent-requests-on-stream', 'sep-2575-missing-capability-http-400'],
    ...['sep-2575-server-no-log-without-loglevel', 'sep-2575-server-rejects-undeclared-capability'],
  ],
};

function askingBack(name: string): string {
  return `input-required-result-${name}`;
}

const missing = () => void process.stdout.write('Skipped: the conformance suite of MCP is not installed.\n');

test.each([
  ['2025-11-25', {}],
  ['2026-07-28', UNTRIED],
])(
  'the public suite finds nothing wrong for clients of %s',
  async (revision, untried) => {
    if (!hasConformance) return missing();
    const { listen, makeKey } = await openOauth();
    const { secret } = await makeKey({ scopes: ['knowledge:search', 'knowledge:read', 'knowledge:ask'] });
    const url = `${await withKey(await listen(), secret)}/mcp`;
    const { failed, passed } = await runConformance([
      ...['server', '--url', url, '--suite', 'all', '--spec-version', revision, '--timeout', '20000'],
    ]);
    const applies = Object.entries(failed).filter(([scenario]) => !elsewhere.has(scenario));
    expect(Object.fromEntries(applies)).toEqual(untried);
    expect(passed).toBeGreaterThan(30);
  },
  240_000,
);

test('the public suite finds the authorization server as it should be, and gets a token there', async () => {
  if (!hasConformance) return missing();
  const { listen, client, answer, headers } = await openOauth();
  const origin = await listen();
  /** What a person does in their browser: they allow it, and are sent back. */
  const allow = async (said: string) => {
    const request = /\/oauth\/consent\?(\S+)/.exec(said)?.[1];
    if (request === undefined) return;
    const { data } = await answer(request, true, { ...headers, host: new URL(origin).host });
    await fetch(data.location);
  };
  const port = String(await freePort());
  const { failed, passed } = await runConformance(
    ['authorization', '--url', origin, '--client-id', client, '--resource', `${origin}/mcp`, '--port', port],
    (said) => void allow(said),
  );
  expect({ failed, passed }).toEqual({ failed: {}, passed: 3 });
}, 120_000);
