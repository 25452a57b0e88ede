import type { AssistantDefinition, Calculator, Library, Procedure } from '../../../setting/assistant/catalogue/library';
import { type IdOfPage, linkEvidence } from '../../../setting/assistant/link-evidence';
import { handbook } from '../knowledge/handbook';

const assistants = import.meta.glob<AssistantDefinition>('../../../fixtures/seed/assistants/*.json', {
  import: 'default',
});
const procedures = import.meta.glob<Procedure>('../../../fixtures/seed/procedures/*.json', { import: 'default' });
const calculators = import.meta.glob<Calculator>('../../../fixtures/seed/calculators/*.json', { import: 'default' });

let loading: Promise<Library> | undefined;

/** The same documents as on a server, loaded on first use. */
export function library(): Promise<Library> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Library> {
  const { all: pages } = await handbook();
  const idOf: IdOfPage = (doc, locale) => pages.find(({ slug, lang }) => slug === doc && locale.startsWith(lang))?.id;
  const read = async <T extends { id: string }>(files: Record<string, () => Promise<T>>) => {
    const all = await Promise.all(Object.values(files).map((file) => file()));
    return new Map(all.map((document) => [document.id, linkEvidence(document, idOf)]));
  };
  const [a, p, c] = await Promise.all([read(assistants), read(procedures), read(calculators)]);
  return { assistants: a, procedures: p, calculators: c };
}
