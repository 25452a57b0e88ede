import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { Data } from '@/api/paths';
import type { Translate } from '@/i18n/translate';
import type { Locale } from '../../../generated/locales';
import type { FACETS } from '../../../setting/market/facets';
import { INDUSTRIES } from '../../../setting/market/offering-document';
import { valueTitle } from '../../../setting/market/present-facets';
import { acceptedFiles } from '../hall/demand-files';

export type Draft = Data<'getOwnOffering'>;
type Console = Data<'getSupplier'>;

/** What the form edits: the document, and what stands beside it. */
export type DraftValue = Draft['document'] &
  Partial<Pick<Draft, 'sku' | 'label' | 'audience'>> & { categoryId?: string };

export const formValueOf = ({ document, sku, label, audience, categoryId }: Draft): DraftValue => ({
  ...document,
  ...{ sku, label, audience },
  ...(categoryId !== null && { categoryId }),
});

/** The value as the call takes it. */
export function bodyOf({ sku = '', label = '', audience = [], categoryId, ...document }: Partial<DraftValue>) {
  return {
    sku,
    label,
    audience: audience.map((code) => code ?? ''),
    categoryId: categoryId ?? null,
    document: whole(document),
  };
}

/** Without entries that the form has just added and nobody has filled. */
const whole = (document: Draft['document']): Draft['document'] =>
  JSON.parse(
    JSON.stringify(document, (_, value) => (Array.isArray(value) ? value.filter((one) => one != null) : value)),
  );

const text = (long: boolean, maxLength: number): UiSchema => ({
  'ui:field': 'LocalizedText',
  'ui:options': { whole: true, long, maxLength },
});

/** The form of an offering, with the data that its category asks for. */
export function draftForm(
  { kind }: Pick<Draft, 'kind'>,
  categoryId: string | undefined,
  { categories }: Pick<Console, 'categories'>,
  t: Translate<'supply'>,
  locale: Locale,
): { schema: RJSFSchema; uiSchema: UiSchema } {
  const ofKind = categories.filter((one) => one.kind === kind);
  const attributes = ofKind.find(({ id }) => id === categoryId)?.attributes ?? [];
  const said = (title: string, description?: string) => ({ title, ...(description && { description }) });
  const chosen = (title: string, values: readonly string[]): RJSFSchema => ({
    ...{ title, type: 'array', uniqueItems: true },
    items: { type: 'string', enum: [...values] },
  });
  const titles = (key: (typeof FACETS)[number], values: readonly string[]) => ({
    'ui:widget': 'ordered',
    'ui:enumNames': values.map((value) => valueTitle(key, value, locale) ?? value),
  });
  const deployment = ['cloud', 'onsite', 'edge'];
  const specs = Object.fromEntries(
    attributes.map(({ key, name, kind: type, unit, options }) => [
      key,
      {
        ...said(unit ? `${name} (${unit})` : name),
        type: type === 'number' ? ('number' as const) : type === 'bool' ? ('boolean' as const) : ('string' as const),
        ...(options && { enum: options.map(({ value }) => value) }),
      },
    ]),
  );
  const schema: RJSFSchema = {
    type: 'object',
    required: ['sku', 'label', 'name', 'summary', 'description', 'categoryId', 'plans'],
    properties: {
      name: { ...said(t('form.name')), type: 'string' },
      summary: { ...said(t('form.summary'), t('form.summaryHint')), type: 'string' },
      description: { ...said(t('form.description'), t('form.descriptionHint')), type: 'string' },
      sku: { ...said(t('form.sku'), t('form.skuHint')), type: 'string' },
      categoryId: { ...said(t('form.category')), type: 'string', enum: ofKind.map(({ id }) => id) },
      ...(attributes.length > 0 && { specs: { ...said(t('form.specs')), type: 'object' as const, properties: specs } }),
      plans: {
        ...said(t('form.plans')),
        type: 'array',
        maxItems: 20,
        items: {
          type: 'object',
          required: ['id', 'name', 'kind'],
          properties: {
            name: { ...said(t('form.planName')), type: 'string' },
            id: { ...said(t('form.planId'), t('form.planIdHint')), type: 'string' },
            kind: { ...said(t('form.planKind')), type: 'string', enum: ['free', 'fixed', 'quote'] },
            amount: { ...said(t('form.amount'), t('form.amountHint')), type: 'number', minimum: 0 },
            currency: { ...said(t('form.currency')), type: 'string' },
            period: { ...said(t('form.period')), type: 'string', enum: ['once', 'month', 'year'] },
            personal: { ...said(t('form.personal')), type: 'boolean' },
          },
        },
      },
      trialDays: { ...said(t('form.trialDays')), type: 'integer', minimum: 0, maximum: 365 },
      audience: {
        ...said(t('form.audience'), t('form.audienceHint')),
        type: 'array',
        maxItems: 100,
        items: { type: 'string', title: t('form.code') },
      },
      icon: { ...said(t('form.icon')), type: 'string' },
      pictures: {
        ...said(t('form.pictures')),
        type: 'array',
        maxItems: 12,
        items: { type: 'string', title: t('form.picture') },
      },
      documents: {
        ...said(t('form.documents')),
        type: 'array',
        maxItems: 20,
        items: {
          type: 'object',
          properties: {
            name: { ...said(t('form.documentName')), type: 'string' },
            url: { ...said(t('form.address'), t('form.addressHint')), type: 'string' },
          },
        },
      },
      ...(kind === 'app' && {
        url: { ...said(t('form.url'), t('form.urlHint')), type: 'string' as const },
        deployment: chosen(t('form.deployment'), deployment),
      }),
      industries: chosen(t('form.industries'), INDUSTRIES),
      interfaces: {
        ...said(t('form.interfaces')),
        type: 'array',
        maxItems: 20,
        items: { type: 'string', title: t('form.interface') },
      },
      languages: {
        ...said(t('form.languages'), t('form.languagesHint')),
        type: 'array',
        maxItems: 20,
        items: { type: 'string', title: t('form.language') },
      },
      label: { ...said(t('form.label'), t('form.labelHint')), type: 'string' },
      changes: { ...said(t('form.changes')), type: 'string' },
    },
  };
  const uiSchema: UiSchema = {
    ...{
      name: text(false, 256),
      summary: text(true, 1000),
      description: text(true, 20_000),
      changes: text(true, 5000),
    },
    categoryId: { 'ui:enumNames': ofKind.map(({ name }) => name) },
    specs: Object.fromEntries(
      attributes.flatMap(({ key, options }) =>
        options ? [[key, { 'ui:enumNames': options.map(({ name }) => name) }]] : [],
      ),
    ),
    sku: { 'ui:options': { maxLength: 64 } },
    label: { 'ui:options': { maxLength: 32 } },
    plans: {
      items: {
        name: text(false, 128),
        kind: { 'ui:enumNames': [t('form.free'), t('form.fixed'), t('form.quote')] },
        period: { 'ui:enumNames': [t('form.once'), t('form.month'), t('form.year')] },
      },
    },
    icon: { 'ui:widget': 'image' },
    pictures: { items: { 'ui:widget': 'image' } },
    documents: {
      items: { name: text(false, 256), url: { 'ui:widget': 'attachment', 'ui:options': { accept: acceptedFiles } } },
    },
    deployment: titles('deployment', deployment),
    industries: titles('industry', INDUSTRIES),
  };
  return { schema, uiSchema };
}
