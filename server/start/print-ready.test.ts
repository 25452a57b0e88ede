import { expect, test } from 'vitest';
import { loadConfig } from '../config';
import { printReady } from './print-ready';

function print(env: Record<string, string>, server: { domains: string[]; takenPort?: number }) {
  const lines: string[] = [];
  printReady({
    config: loadConfig(env),
    server: { port: 8081, ...server },
    seconds: 1.234,
    say: (line) => lines.push(line),
  });
  return lines.join('\n');
}

test('every domain has its address, those with host names of their own say so', () => {
  const text = print({}, { domains: ['kb.example.com', 'main', 'steelworks'], takenPort: 8080 });
  expect(text).toContain('Port 8080 is taken, so this is port 8081.');
  expect(text).toContain('ready after 1.2 s');
  expect(text).toContain('main        http://localhost:8081');
  expect(text).toContain('steelworks  http://steelworks.localhost:8081');
  expect(text).toContain('kb.example.com  by its own host name');
  expect(text).toContain('HOST=0.0.0.0');
  expect(text).toContain('LLM_BASE_URL');
});

test('who opens it to the network is told how others reach it', () => {
  expect(print({ HOST: '0.0.0.0' }, { domains: [] })).toContain('until MAIN_HOST names the host');
});

test('what is configured needs no advice', () => {
  const text = print(
    { HOST: '0.0.0.0', MAIN_HOST: 'mill.example', LLM_BASE_URL: 'http://m.example', LLM_MODEL: 'm' },
    { domains: [] },
  );
  expect(text).not.toMatch(/HOST=|LLM_BASE_URL|taken/);
});
