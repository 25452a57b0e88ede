// The texts that `npm run new` writes. new.test.mjs inserts them into a copy of the repository, where it lints,
// type-checks and generates.
const pascal = (name) => name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
const words = (name) => name.replace(/-/g, ' ').replace(/^./, (letter) => letter.toUpperCase());

export const pageFile = (name, area, block) =>
  json({ path: `/${name}`, layout: 'main', meta: {}, blocks: [{ id: block, type: `${area}/${block}`, v: 1 }] });

export function blockFiles(area, name) {
  const type = `${area}/${name}`;
  const folder = `src/blocks/${type}`;
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `/schemas/blocks/${type}.schema.json`,
    title: words(name),
    description: `What ${words(name)} shows.`,
    type: 'object',
    additionalProperties: false,
    properties: { title: { $ref: '../../parts.schema.json#/$defs/shortText', title: 'Title' } },
  };
  return {
    [`schemas/blocks/${type}.schema.json`]: json(schema),
    [`${folder}/View.tsx`]: `import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { localize } from '@/lib/localize';
import type { BlockProps, PropsOf } from '@/renderer/types';

export { default as check } from 'virtual:check/${type}';

export default function ${pascal(name)}({ props }: BlockProps<PropsOf<'${type}'>>): ReactNode {
  const { i18n } = useTranslation('common');
  return <p>{localize(props.title, i18n.language)}</p>;
}
`,
    [`${folder}/fixtures.ts`]: `import type { Fixtures, PropsOf } from '@/renderer/types';

const fixtures: Fixtures<PropsOf<'${type}'>> = {
  typical: { title: { 'zh-CN': '标题', 'en-US': 'Title' } },
  bare: {},
};

export default fixtures;
`,
  };
}

export const operation = (id, family, { method }) => `${id}:
  ${method}:
    operationId: ${id}
    tags: [${family}]
    summary: ${words(id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))}
    x-origin: millwright
    responses:
      '200':
        description: The answer.
        content: { application/json: { schema: { allOf: [*envelope, { type: object, required: [data], properties: { data: { type: object, required: [name], properties: { name: { type: string, maxLength: 80 } } } } }] } } }
      <<: *errors
`;

export const callFixture = (id) => `${JSON.stringify({ code: 200, msg: 'ok', data: { name: id } }, null, 1)}\n`;

export const routeFile = (id) => `import type { Route } from '../../base/http/route';

export const ${id}Route: Route = (app) => {
  app.operation('${id}', async () => ({ name: '${id}' }));
};
`;

export const jobEntry = (name) => `{ name: '${name}', every: 3600, run: async () => undefined }`;

export const jobsFile = (list, name) => `import type { Job } from '../base/jobs/job';

export const ${list} = (): Job[] => [${jobEntry(name)}];
`;
