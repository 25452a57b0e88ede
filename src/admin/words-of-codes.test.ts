import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readText } from './editor/document/read-text';
import { sections } from './editor/form/place-at';
import { CHOICES, LEAVES } from './editor/rules/rule-kinds';
import { DATA_STATES, ROLES, THEMES, WIDTHS } from './preview/context';

const root = join(import.meta.dirname, '../..');
const json = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
/** The values that the contract allows for a key. */
const enumOf = (entity: string, key: string): string[] => {
  const found = json(`schemas/entities/${entity}.schema.json`).properties[key];
  return found.enum ?? json(`schemas/entities/${found.$ref.split('/').at(-1)}`).enum;
};
const each = (place: string, codes: readonly unknown[]): string[] => codes.map((code) => `${place}.${code}`);

/** Texts that types cannot check: one for every code from the server or this room. */
const needed: Record<string, string[]> = {
  admin: [
    ...each('audit.action', enumOf('audit-entry', 'action')),
    ...each('history.kind', enumOf('revision', 'kind')),
    ...each('domains.status', enumOf('domain-summary', 'status')),
    ...each('domains.state', ['all', 'trouble', 'draft', 'scheduled', 'published']),
    ...each('outbox.channel', enumOf('outbox-message', 'channel')),
    ...each('outbox.status', enumOf('outbox-message', 'status')),
    ...each('outbox.scenario', enumOf('outbox-message', 'scenario')),
    ...each('registrations.status', ['approved', 'refused']),
    ...each('finding', enumOf('finding', 'severity')),
    ...each('change.kind', enumOf('setting-change', 'kind')),
    ...each('newDomain.fault', ['empty', 'taken', 'shape', 'long']),
  ],
  'admin-editor': [
    ...each('report.severity', enumOf('finding', 'severity')),
    ...each('rule.kind', LEAVES),
    ...Object.entries(CHOICES)
      .filter(([kind]) => kind !== 'locale')
      .flatMap(([kind, values]) => each(`rule.value.${kind}`, values)),
    ...each(
      'section',
      sections.filter(({ keys }) => keys.length > 1).map(({ id }) => id),
    ),
    ...each('save', ['clean', 'draft', 'waiting', 'local', 'saving', 'saved', 'failed', 'conflict']),
    ...each('layer', ['draft', 'domain', 'environment', 'default']),
    ...each('layer.help', ['draft', 'domain', 'environment', 'default']),
  ],
  'admin-preview': [
    ...each('device', WIDTHS),
    ...each('theme', THEMES),
    ...each('role', ROLES),
    ...each('state', DATA_STATES),
    ...each('layer', ['draft', 'domain', 'environment', 'default', 'none']),
    ...each('finding', [
      'unknown-block',
      'newer-block',
      'invalid-block',
      'contrast',
      'axe',
      'overflow',
      'console',
      'blank',
    ]),
  ],
  people: [
    ...each('role', enumOf('organization', 'role')),
    ...each('applications.status', enumOf('join-application', 'status')),
  ],
};

describe.each(['zh-CN', 'en-US'])('in %s', (locale) => {
  test.each(Object.keys(needed))('every code of %s is a sentence or a word', (namespace) => {
    const words = json(`messages/${locale}/portal/${namespace}.json`);
    const at = (key: string) => key.split('.').reduce((place, step) => place?.[step], words);
    const raw = needed[namespace]?.filter((key) => {
      const said = at(key);
      // `layer.help` is beside `layer`: an object there holds further texts.
      return typeof said === 'object' ? false : typeof said !== 'string' || said === '' || said === key;
    });
    expect(raw).toEqual([]);
  });

  test('whatever is wrong with a text of JSON is said', () => {
    const faults = json(`messages/${locale}/portal/admin-editor.json`).fault;
    const texts = [
      '',
      '{',
      '[]',
      '{"a":1,"a":2}',
      '{"__proto__":1}',
      '{"a" 1}',
      '{"a":}',
      '{"a":1,}',
      '{a:1}',
      '{"a":"',
      "{'a':1}",
    ];
    const more = [
      '{"a":1}x',
      '{/* */}',
      '{"a":01}',
      '{"a":1.}',
      '{"a":"\\q"}',
      '{"a":"\\u12"}',
      '{"a":"\n"}',
      '{"a":tru}',
      '{"a":[1}',
    ];
    const codes = [...texts, ...more, ' '.repeat(262_145)].flatMap((text) =>
      readText(text).faults.map(({ code }) => code),
    );
    expect(new Set(codes).size).toBeGreaterThan(10);
    expect(codes.filter((code) => typeof faults[code] !== 'string')).toEqual([]);
  });
});

test('both languages have the same namespaces for the workbench', () => {
  const names = (locale: string) =>
    readdirSync(join(root, 'messages', locale, 'portal')).filter((name) => name.startsWith('admin'));
  expect(names('zh-CN')).toEqual(names('en-US'));
});
