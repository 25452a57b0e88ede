import { expect, test } from 'vitest';
import { hasOneHost, isHost, pathOfRequest } from './read-host';

test.each([
  'a',
  'kb.example.com',
  'KB.Example.com.',
  'kb.example.com:8443',
  'my_service:80',
  '10.0.0.1',
  '[::1]',
  '[::1]:8080',
])('%s is a host', (host) => expect(isHost(host)).toBe(true));

test.each([
  '',
  ' ',
  'a b',
  'a,b',
  'a/b',
  'a@b',
  'a:b',
  'a:70000',
  'a:',
  '-a',
  '.a',
  '[]',
  '[::1',
  '[a]',
  'é.example',
  'a%2eb',
  'a\u0000',
])('%j is none', (host) => expect(isHost(host)).toBe(false));

test('an address in the request line counts only where it names the same host', () => {
  const heard = (url: string, ...hosts: string[]) => ({ url, rawHeaders: hosts.flatMap((host) => ['Host', host]) });
  expect(pathOfRequest(heard('http://a.example/b?c', 'A.example'))).toBe('/b?c');
  expect(pathOfRequest(heard('http://a.example', 'a.example'))).toBe('/');
  expect(pathOfRequest(heard('http://a.example?c', 'a.example'))).toBe('/?c');
  expect(pathOfRequest(heard('http://b.example/b', 'a.example'))).toBe('http://b.example/b');
  expect(hasOneHost(heard('http://b.example/b', 'a.example'))).toBe(false);
  expect(hasOneHost(heard('/b', 'a.example', 'a.example'))).toBe(false);
  expect(hasOneHost(heard('/b'))).toBe(true);
});
