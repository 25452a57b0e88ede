import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';

const { configSections } = await tsImport('../../server/config.ts', import.meta.url);
const { upstreamPrefixes } = await tsImport('../../server/base/upstream-prefixes.ts', import.meta.url);

const HEAD = `# Configuration

<!-- Written by scripts/docs/configuration.mjs (npm run generate). Do not edit. -->

Two things configure the product: the **environment** of the server process, read once at startup, with all errors reported together; and one
**global setting** per access domain, which makes the portal a company's own.
`;

/** docs/configuration.md, from the variables that server/config.ts joins and the schema of the global setting. */
export function configurationPage(root) {
  const read = (name) => JSON.parse(readFileSync(join(root, 'schemas', name), 'utf8'));
  const setting = read('global-setting.schema.json');
  const parts = read('parts.schema.json');
  const text = `${HEAD}\n${environmentPart()}\n${settingPart(setting, parts)}`;
  return text.replace(/\n{3,}/g, '\n\n');
}

function environmentPart() {
  const sections = configSections.map(({ title, text = '', tables }) => {
    const fields = tables.flatMap((table) => Object.values(table));
    const rows = fields.map(({ name, fallback = '–', meaning, secret }) => [
      `\`${name}\``,
      code(fallback),
      secret ? `${meaning} Never logged.` : meaning,
    ]);
    return `### ${title}\n\n${text}\n\n${table(['variable', 'default', 'meaning'], rows)}`;
  });
  const prefixes = Object.entries(upstreamPrefixes).map(([name, prefix]) => [`\`UPSTREAM_${name}\``, `\`${prefix}\``]);
  return `## Environment

${sections.join('\n')}
${table(['variable', 'prefix'], prefixes)}`;
}

function settingPart(setting, parts) {
  const schemas = { setting, parts };
  const rows = fields(setting.properties, schemas, setting.required ?? []);
  const nested = Object.entries(setting.properties).flatMap(([name, schema]) => nestedPart(name, schema, schemas));
  const shared = ['synonym', 'question', 'link', 'card', 'agent'].map((name) => sharedPart(parts.$defs[name], schemas));
  return `## Global setting

${setting.description} The document is checked against [schemas/global-setting.schema.json](../schemas/global-setting.schema.json); one that
does not validate is never shown.

${table(FIELD_COLUMNS, rows)}
${nested.join('\n')}
### Shared shapes

A **text** is one string for all languages, or an object with one string per language: \`{"zh-CN": "轴承", "en-US": "Bearings"}\`. Texts are shown as plain text, never as HTML.

${shapes(parts)}

${shared.join('\n')}
### A domain's own pages

${definition(setting.$defs.pageOverride, schemas)}
Each block:

${table(FIELD_COLUMNS, fields(setting.$defs.node.properties, schemas, setting.$defs.node.required))}
Rules of \`show\`: ${setting.$defs.rule.description}

${table(FIELD_COLUMNS, fields(setting.$defs.rule.properties, schemas, []))}`;
}

const shapes = ({ $defs }) =>
  ['color', 'imageUrl', 'linkUrl'].map((name) => `- **${$defs[name].title}**: ${$defs[name].description}`).join('\n');

const FIELD_COLUMNS = ['field', 'type and limits', 'default', 'meaning'];

function nestedPart(name, schema, schemas) {
  if (!schema.properties) return [];
  return [`### \`${name}\`: ${schema.title}\n\n${definition(schema, schemas)}`];
}

const definition = (schema, schemas) => table(FIELD_COLUMNS, fields(schema.properties, schemas, schema.required ?? []));

function sharedPart(schema, schemas) {
  return `#### ${schema.title}\n\n${definition(schema, schemas)}`;
}

function fields(properties, schemas, required) {
  return Object.entries(properties).map(([name, raw]) => {
    const schema = resolve(raw, schemas);
    const meaning = [schema.title, schema.description].filter(Boolean).join('. ').replace(/\.\. /g, '. ');
    const must = required.includes(name) ? ' (required)' : '';
    const fallback = schema.default === undefined ? '–' : `\`${JSON.stringify(schema.default)}\``;
    return [`\`${name}\`${must}`, kind(schema, schemas), fallback, meaning];
  });
}

/** Resolves a reference; a title beside it takes precedence. */
function resolve(raw, schemas) {
  if (raw.anyOf?.some((branch) => branch.$ref)) {
    const { anyOf, ...words } = raw;
    return {
      ...resolve(
        anyOf.find((branch) => branch.$ref),
        schemas,
      ),
      ...words,
    };
  }
  if (!raw.$ref) return raw;
  const { $ref, ...words } = raw;
  const from = $ref.startsWith('parts') ? schemas.parts : schemas.setting;
  const name = $ref.split('/').pop();
  const target = from.$defs[name] ?? schemas.parts.$defs[name];
  const { description, ...shape } = resolve(target, schemas);
  // The description of a shared shape appears once on the page, not in each row that uses it.
  return { ...shape, ...(WORDS[name] ? {} : { description }), ...words, named: name };
}

/** Short forms of named shapes, which are explained once under "Shared shapes". */
const WORDS = {
  shortText: 'text, at most 80 characters',
  longText: 'text, at most 300 characters',
  color: 'colour',
  imageUrl: 'picture address',
  linkUrl: 'link address',
  scope: 'knowledge-base ids, at most 20',
  brandTexts: '`title` and `logan`',
  rule: 'rule',
};

function kind(schema, schemas) {
  if (WORDS[schema.named]) return WORDS[schema.named];
  const types = [schema.type ?? 'object'].flat().filter((type) => type !== 'null');
  if (schema.enum) return `one of ${schema.enum.map((value) => `\`${value}\``).join(', ')}`;
  if (types[0] === 'array') return `list of ${kind(resolve(schema.items, schemas), schemas)}${limits(schema)}`;
  if (schema.named && types[0] === 'object') return schema.title.toLowerCase();
  return `${types.join(' or ')}${limits(schema)}`;
}

function limits({ maxItems, maxLength, minimum, maximum, maxProperties }) {
  const most = maxItems ?? maxProperties;
  const parts = [
    most === undefined ? '' : `at most ${most}`,
    maxLength === undefined ? '' : `at most ${maxLength} characters`,
    minimum === undefined ? '' : `from ${minimum}`,
    maximum === undefined || maximum > 2_000_000_000 ? '' : `to ${maximum}`,
  ];
  const text = parts.filter(Boolean).join(', ');
  return text && `, ${text}`;
}

const code = (text) => (text === '–' ? text : `\`${text}\``);
const cell = (text) => String(text).replace(/\|/g, '\\|').replace(/\n/g, ' ');

function table(columns, rows) {
  const lines = [columns, columns.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`);
  return `${lines.join('\n')}\n`;
}
