import { blockFiles, callFixture, jobEntry, jobsFile, operation, pageFile, routeFile } from './templates.mjs';

const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function read(pattern, word, usage) {
  const found = pattern.exec(word ?? '');
  if (!found) throw new Error(`'${word ?? ''}' is no name for that. Usage: npm run new -- ${usage}`);
  return found.slice(1);
}

/** Adds an entry to the list that starts with `opening`, if the file has one. */
const addTo = (opening, entry) => (text) => text.replace(opening, (found) => `${found}\n  ${entry},`);
const addImport = (line) => (text) => text.replace(/^(?=import )/m, `${line}\n`);
const inTurn =
  (...edits) =>
  (text) =>
    edits.reduce((before, edit) => edit(before), text);

const NAME = '[a-z][a-z0-9]*(?:-[a-z0-9]+)*';

const block = {
  usage: 'block <area>/<name>',
  write([word]) {
    const [area, name] = read(new RegExp(`^(${NAME})/(${NAME})$`), word, this.usage);
    return {
      files: blockFiles(area, name),
      next: [
        `Describe its props in schemas/blocks/${area}/${name}.schema.json, then npm run generate.`,
        `Give samples of them in src/blocks/${area}/${name}/fixtures.ts, and draw them in src/blocks/${area}/${name}/View.tsx.`,
        `If more must be known before the view loads (data, height), say so in src/blocks/${area}/${name}/block.ts.`,
      ],
    };
  },
};

const page = {
  usage: 'page <name> <area>/<block>',
  write([word, type], has) {
    const [name] = read(new RegExp(`^(${NAME})$`), word, this.usage);
    const [area, own] = read(new RegExp(`^(${NAME})/(${NAME})$`), type, this.usage);
    const blockIsNew = !has(`src/blocks/${area}/${own}`);
    const made = blockIsNew ? block.write([type]) : { files: {}, next: [] };
    return {
      files: { [`src/pages/${name}.page.json`]: pageFile(name, area, own), ...made.files },
      next: [
        `Say in src/pages/${name}.page.json what others have to know of the page (schemas/page.schema.json, pageMeta).`,
        ...made.next,
      ],
    };
  },
};

const call = {
  usage: 'call <room>/<family> <operationId>',
  write([word, id]) {
    const [room, family] = read(new RegExp(`^(${NAME})/(${NAME})$`), word, this.usage);
    read(/^([a-z][A-Za-z0-9]*)$/, id, this.usage);
    const way = { method: /^(get|list|find|search)/.test(id) ? 'get' : 'post', path: `/api/${kebab(id)}` };
    return {
      files: {
        [`server/${room}/routes/${kebab(id)}.ts`]: routeFile(id),
        [`fixtures/api/${id}.json`]: callFixture(id),
      },
      edits: {
        'schemas/openapi.yaml': (text) =>
          text.replace(/^components:/m, `  ${way.path}: { $ref: 'api/${family}.yaml#/${id}' }\n$&`),
        [`schemas/api/${family}.yaml`]: (text) => `${text.trimEnd()}\n\n${operation(id, family, way)}`,
        [`server/${room}/routes.ts`]: inTurn(
          addTo(/: Route\[\] = \[/, `${id}Route`),
          addImport(`import { ${id}Route } from './routes/${kebab(id)}';`),
        ),
      },
      next: [
        `Describe it in schemas/api/${family}.yaml (path, parameters, answer), then npm run generate.`,
        `Answer it in server/${room}/routes/${kebab(id)}.ts, and in the demo with fixtures/api/${id}.json.`,
        `Its endpoint and hooks are generated. If it reads or changes tags, say so in src/api/${family}.ts.`,
        'Add it to the walk in tests/support/leak-outlets.ts, or say there why its answer cannot hold words of documents.',
      ],
    };
  },
};

const job = {
  usage: 'job <room>/<name>',
  write([word], has) {
    const [room, name] = read(new RegExp(`^(${NAME})/(${NAME})$`), word, this.usage);
    const file = `server/${room}/jobs.ts`;
    const next = [
      `Do the work in ${file}. A run may be repeated after half of it was done: see docs/decisions/jobs.md.`,
    ];
    if (has(file)) return { edits: { [file]: addTo(/(?:\): Job\[\] =>|return) \[/, jobEntry(name)) }, next };
    const list = `${camel(room)}Jobs`;
    const register = inTurn(
      addTo(/\): Job\[\] => \[/, `...${list}()`),
      addImport(`import { ${list} } from '../${room}/jobs';`),
    );
    return { files: { [file]: jobsFile(list, name) }, edits: { 'server/start/jobs.ts': register }, next };
  },
};

const room = {
  usage: 'room <name>',
  write([word]) {
    const [name] = read(new RegExp(`^(${NAME})$`), word, this.usage);
    const list = `${camel(name)}Routes`;
    const rule = {
      uses: ['base'],
      types: ['context'],
      instead: `${name} knows its own tables only. What it needs of another room comes in as an argument.`,
    };
    return {
      files: {
        [`server/${name}/index.ts`]: '/** What other rooms may take of this one. */\nexport {};\n',
        [`server/${name}/routes.ts`]: `import type { Route } from '../base/http/route';\n\nexport const ${list}: Route[] = [];\n`,
      },
      edits: {
        'rooms.json': (text) => {
          const table = JSON.parse(text);
          return `${JSON.stringify({ ...table, server: { ...table.server, [name]: rule } }, null, 2)}\n`;
        },
        'server/routes.ts': inTurn(
          addTo(/: Route\[\] = \[/, `...${list}`),
          addImport(`import { ${list} } from './${name}/routes';`),
        ),
      },
      next: [
        `Say in rooms.json what ${name} may use and what to do instead.`,
        `Then npm run new -- call ${name}/<family> <operationId>.`,
      ],
    };
  },
};

const language = {
  usage: 'language <tag>, such as language de-DE',
  write([word], _, textsIn) {
    const [tag] = read(/^([a-z]{2,3}-[A-Z]{2})$/, word, this.usage);
    const english = textsIn('messages/en-US');
    const title = new Intl.DisplayNames(['en'], { type: 'language' }).of(tag.split('-')[0]);
    // Texts are listed per language; the new language starts with a copy of the English line.
    const inTexts = (text) =>
      text.replace(
        /^( *"en-US": )(\{.*"title": )"English"(.*\})$/gm,
        (line, _key, before, after) =>
          `${line},\n${line.replace(/"en-US".*/, '')}"${tag}": ${before}"${title}"${after}`,
      );
    const inList = (text) => text.replace(/("locale": \{.*"enum": \[.*)\]/, `$1, "${tag}"]`);
    return {
      files: Object.fromEntries(Object.entries(english).map(([file, text]) => [file.replace('en-US', tag), text])),
      edits: { 'schemas/parts.schema.json': inTurn(inList, inTexts), 'schemas/global-setting.schema.json': inTexts },
      next: [
        `Translate messages/${tag}, which is English so far.`,
        'npm run generate stops where a key or a value in braces is missing; plural forms may differ.',
      ],
    };
  },
};

export const recipes = { block, page, call, job, room, language };
