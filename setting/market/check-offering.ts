import type { LocalizedText } from '../messages/catalogue';
import { LINK } from './link';
import { type Category, isCurrency, type Names, type OfferingDocument, type Plan } from './offering-document';
import { message } from './words';

export interface Fault {
  /** JSON pointer into the document, or of a field beside it. */
  pointer: string;
  text: LocalizedText;
}

export interface WholeDraft {
  sku: string;
  label: string;
  category: Category | undefined;
  document: Partial<OfferingDocument>;
  /** Names of the versions that are there. */
  labels: readonly string[];
}

const has = (names: Names | undefined) => Object.values(names ?? {}).some((text) => text.trim() !== '');

/** What must be mended before an offering can be published; limits of single texts are those of the contract. */
export function checkOffering({ sku, label, category, document, labels }: WholeDraft): Fault[] {
  const { name, summary, description, plans = [], trialDays = 0, url, icon, pictures = [], documents = [] } = document;
  const faults: Fault[] = [];
  const need = (pointer: string, ok: boolean) => {
    if (!ok) faults.push({ pointer, text: message('supply:check.needed') });
  };
  need('/sku', sku.trim() !== '');
  need('/categoryId', category !== undefined);
  need('/label', label.trim() !== '');
  if (labels.includes(label.trim()))
    faults.push({ pointer: '/label', text: message('supply:check.label', { label: label.trim() }) });
  need('/name', has(name));
  need('/summary', has(summary));
  need('/description', has(description));
  need('/plans', plans.length > 0);
  const ids = plans.map(({ id }) => id ?? '');
  plans.forEach((plan, at) => {
    faults.push(...checkPlan(plan, `/plans/${at}`));
    if (plan.id && ids.indexOf(plan.id) < at)
      faults.push({ pointer: `/plans/${at}/id`, text: message('supply:check.twice', { value: plan.id }) });
  });
  if (trialDays > 0 && !plans.some(({ kind }) => kind !== 'free'))
    faults.push({ pointer: '/trialDays', text: message('supply:check.trial') });
  const links: [string, string | undefined][] = [
    ['/url', url],
    ['/icon', icon],
    ...pictures.map((one, at): [string, string] => [`/pictures/${at}`, one]),
    ...documents.map((one, at): [string, string] => [`/documents/${at}/url`, one.url ?? '']),
  ];
  for (const [pointer, link] of links)
    if (link !== undefined && !LINK.test(link)) faults.push({ pointer, text: message('supply:check.link') });
  for (const [at, one] of documents.entries()) need(`/documents/${at}/name`, has(one.name));
  faults.push(...checkSpecs(document, category));
  return faults;
}

function checkPlan({ id, name, kind, amount, currency }: Partial<Plan>, at: string): Fault[] {
  const faults: Fault[] = [];
  const need = (key: string, ok: boolean) => {
    if (!ok) faults.push({ pointer: `${at}/${key}`, text: message('supply:check.needed') });
  };
  need('id', id !== undefined && id !== '');
  need('name', has(name));
  need('kind', kind !== undefined);
  if (kind !== 'fixed') return faults;
  need('amount', amount !== undefined);
  need('currency', currency !== undefined);
  if (currency !== undefined && !isCurrency(currency))
    faults.push({ pointer: `${at}/currency`, text: message('supply:check.currency', { currency }) });
  return faults;
}

function checkSpecs({ specs = {} }: Partial<OfferingDocument>, category: Category | undefined): Fault[] {
  const attributes = category?.attributes ?? [];
  return Object.entries(specs).flatMap(([key, value]): Fault[] => {
    const attribute = attributes.find((one) => one.key === key);
    const pointer = `/specs/${key}`;
    if (!attribute) return [{ pointer, text: message('supply:check.noAttribute', { key }) }];
    const type = attribute.kind === 'number' ? 'number' : attribute.kind === 'bool' ? 'boolean' : 'string';
    const { options = [] } = attribute;
    if (typeof value === type) {
      if (attribute.kind !== 'enum' || options.length === 0 || options.some((one) => one.value === value)) return [];
      const values = options.map((one) => one.value).join(', ');
      return [{ pointer, text: message('supply:check.option', { value: String(value).slice(0, 60), values }) }];
    }
    const example = attribute.unit ? `37 ${attribute.unit}` : '37';
    return [
      {
        pointer,
        text: type === 'number' ? message('supply:check.number', { example }) : message('supply:check.kind'),
      },
    ];
  });
}
