import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { ConfigError } from '../config/config-error';
import { packageRoot } from '../package-root';
import { openModels } from './open-models';
import { readModelsFile } from './read-models-file';

const sample = readFileSync(join(packageRoot, 'fixtures', 'models.sample.yaml'), 'utf8');
const env = { INNER_MODEL_KEY: 'secret-of-inner' };
const faultsOf = (text: string) => {
  const found = readModelsFile(text, env);
  return 'faults' in found ? found.faults : [];
};

test('the sample has two servers, a price and a fallback', () => {
  const found = readModelsFile(sample, env);
  if ('faults' in found) throw new Error(found.faults.join());
  expect([...found.models.keys()]).toEqual(['plant-large', 'plant-long', 'plant-vectors']);
  expect(found.models.get('plant-large')).toMatchObject({
    ...{ kind: 'chat', context: 32_768, fallback: 'plant-long', price: { currency: 'CNY', input: 2 } },
    deployments: [
      { server: { name: 'inner', apiKey: 'secret-of-inner', mostCalls: 32 }, tier: 1, weight: 2 },
      { server: { name: 'spare', apiKey: undefined }, tier: 2, weight: 1 },
    ],
  });
});

test('every fault is listed, in the words of the file', () => {
  expect(
    faultsOf(`
servers:
  a: { baseUrl: 'ftp://x' }
models:
  one: { deployments: [], price: { currency: CNY, since: never, input: -1 } }
  two: { deploy: [] }
`),
  ).toEqual([
    expect.stringContaining('servers.a.baseUrl must match pattern'),
    expect.stringMatching(/models.one.price must have required property 'output'/),
    expect.stringContaining('models.one.price.since must match format "date"'),
    expect.stringContaining('models.one.price.input must be >= 0'),
    expect.stringContaining('models.one.deployments must NOT have fewer than 1 items'),
    expect.stringContaining("models.two must have required property 'deployments'"),
    expect.stringContaining('models.two must NOT have additional properties: deploy'),
  ]);
  expect(
    faultsOf(`
servers:
  a: { baseUrl: 'http://user:pass@x/v1', keyFrom: NOT_THERE }
models:
  one: { context: 1000, longestOutput: 2000, fallback: two, deployments: [{ server: b, model: m }] }
  two: { context: 1000, fallback: three, deployments: [{ server: a, model: m }, { server: a, model: m }] }
`),
  ).toEqual([
    'servers.a.keyFrom names NOT_THERE, which is not set in the environment',
    expect.stringContaining('servers.a.baseUrl has a name or password in it'),
    'models.one.deployments.0.server names b, which is not one of the servers',
    'models.one.longestOutput is larger than its context',
    'models.two.deployments has the same server and model twice',
    expect.stringContaining('models.one.fallback names two, whose context must be given and larger'),
    expect.stringContaining('models.two.fallback names three, which is not another model'),
  ]);
});

test.each([
  ['a line that is no YAML', 'servers: ['],
  ['nothing', ''],
  ['a key twice', 'servers: {}\nservers: {}'],
  [
    'aliases that grow',
    `a: &a [x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: [*b,*b,*b,*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: ${'*b '}`,
  ],
])('%s is a fault', (_, text) => {
  expect(faultsOf(text).length).toBeGreaterThan(0);
});

test('a changed file is taken; a bad one keeps the last good one, and says so', () => {
  const folder = mkdtempSync(join(tmpdir(), 'models-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const modelsFile = join(folder, 'models.yaml');
  writeFileSync(modelsFile, sample);
  const log = pino({ level: 'silent' });
  const llm = { baseUrl: '', model: 'plant-large' };
  const models = openModels({ config: { modelsFile, llm }, log, env });
  onTestFinished(() => void models.close());
  const names = () => [...models.table().keys()];
  expect(names()).toHaveLength(3);
  appendFileSync(modelsFile, '  another: { deployments: [{ server: inner, model: x }] }\n');
  models.reread();
  expect([names().length, models.faults()]).toEqual([4, []]);
  appendFileSync(modelsFile, '  bad: {}\n');
  models.reread();
  expect([names().length, models.faults()]).toEqual([4, ["models.bad must have required property 'deployments'"]]);
  rmSync(modelsFile);
  models.reread();
  expect([names().length, models.faults().length]).toEqual([4, 1]);
  expect(() => openModels({ config: { modelsFile }, log, env })).toThrow(ConfigError);
  writeFileSync(modelsFile, sample);
  const gone = { baseUrl: '', model: 'gone' };
  expect(() => openModels({ config: { modelsFile, llm: gone }, log, env })).toThrow(/models has no gone/);
  const twice = { baseUrl: 'http://x/v1', model: 'plant-large' };
  expect(() => openModels({ config: { modelsFile, llm: twice }, log, env })).toThrow(/also named by the environment/);
});
