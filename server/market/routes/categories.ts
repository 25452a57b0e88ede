import type { components } from '../../../generated/api';
import type { Locale } from '../../../generated/locales';
import { attributeChanges, checkAttributes } from '../../../setting/market/check-category';
import type { Category } from '../../../setting/market/offering-document';
import { readNames } from '../../../setting/market/offering-wire';
import { localize } from '../../../setting/messages/localize';
import { actorOf, operatorOf } from '../../accounts';
import { addAudit } from '../../base/database/audit';
import type { Db } from '../../base/database/db';
import { badRequest, conflict, notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { message } from '../../base/messages/message';
import {
  type CategoryRow,
  countOthers,
  countUses,
  dropCategory,
  KINDS,
  listCategories,
  lockCategory,
  putCategory,
} from '../store/categories';
import { refileOfferings } from '../store/refile-offerings';

type Effect = components['schemas']['CategoryChange']['effects'][number];
type Given = components['schemas']['MarketCategoryInput'];

const MOST_CATEGORIES = 200;

/** The categories of the installation and what offerings in them are described by: offerings of all portals share them. */
export const categoryRoutes: Route = (app, { store }) => {
  const { db } = store;

  app.operation('listMarketCategories', async () => {
    const [categories, uses] = await Promise.all([listCategories(db, KINDS), countUses(db)]);
    return categories.map(({ attributes, ...category }) => ({
      ...{ ...category, names: { ...category.names }, offerings: uses(category.id) },
      attributes: attributes.map(({ names, options = [], unit = '', facet = false, ...one }) => ({
        ...{ ...one, names: { ...names }, unit, facet, offerings: uses(category.id, one.key) },
        options: options.map((option) => ({ value: option.value, names: { ...option.names } })),
      })),
    }));
  });

  app.operation('saveMarketCategory', async (req) => {
    const operator = operatorOf(req);
    const { id } = req.params;
    const { step, agreed = 0 } = req.body;
    const category = categoryOf(id, req.body);
    return db.transaction().execute(async (trx) => {
      const before = await lockCategory(trx, id);
      if ((before?.step ?? 0) !== step)
        throw conflict(message(before ? 'supply:category.stale' : 'supply:category.gone'));
      if (!before && (await listCategories(trx, KINDS)).length >= MOST_CATEGORIES)
        throw conflict(message('supply:category.most', { most: MOST_CATEGORIES }));
      const effects = before ? await effectsOf(trx, before, category, req.locale) : [];
      const touched = effects.reduce((sum, { offerings }) => sum + offerings, 0);
      if (touched > agreed) return { done: false, effects };
      await putCategory(trx, category, req.body.place);
      if (before) await refileOfferings(trx, id, category, !isSame(before.names, category.names));
      await addAudit(trx, { ...actorOf(operator), action: 'category-saved', ...said(category, effects) });
      return { done: true, effects };
    });
  });

  app.operation('removeMarketCategory', async (req) => {
    const operator = operatorOf(req);
    const { id } = req.params;
    const { step, agreed = 0 } = req.query;
    return db.transaction().execute(async (trx) => {
      const before = await lockCategory(trx, id);
      if (!before) throw notFound('category', id);
      if (before.step !== step) throw conflict(message('supply:category.stale'));
      const offerings = (await countUses(trx))(id);
      const name = localize(before.names, req.locale) ?? id;
      const effects: Effect[] = offerings > 0 ? [{ key: '', name, what: 'removed', offerings }] : [];
      if (offerings > agreed) return { done: false, effects };
      await refileOfferings(trx, id, undefined, true);
      await dropCategory(trx, id);
      await addAudit(trx, { ...actorOf(operator), action: 'category-removed', ...said(before, effects) });
      return { done: true, effects };
    });
  });
};

/** A category as it is kept: names in the languages of the product, units of numbers, options of lists. */
function categoryOf(id: string, { kind, names, attributes }: Given): Category {
  const title = readNames(names);
  if (!title) throw badRequest(message('supply:check.needed'), { field: 'names' });
  const category: Category = {
    ...{ id, kind, names: title },
    attributes: attributes.map(({ key, names: own, kind: type, unit = '', facet = false, options = [] }) => ({
      ...{ key, names: readNames(own) ?? {}, kind: type, facet },
      ...(type === 'number' && unit.trim() && { unit: unit.trim() }),
      options: options.map((option) => ({ value: option.value.trim(), names: readNames(option.names) ?? {} })),
    })),
  };
  const [fault] = checkAttributes(category.attributes);
  if (fault) throw badRequest(fault.text, { field: fault.pointer });
  return category;
}

/**
 * What a change does to offerings that are there. Refuses to make their values say something else: they stand in
 * versions, which never change.
 */
async function effectsOf(db: Db, before: CategoryRow, after: Category, locale: Locale): Promise<Effect[]> {
  const uses = await countUses(db);
  const { id } = before;
  if (before.kind !== after.kind && uses(id) > 0) throw conflict(message('supply:category.kind', { count: uses(id) }));
  const effects: Effect[] = [];
  for (const { key, what } of attributeChanges(before.attributes, after.attributes)) {
    const is = after.attributes.find((one) => one.key === key);
    const was = before.attributes.find((one) => one.key === key);
    const name = localize((was ?? is)?.names ?? {}, locale) ?? key;
    const values = (is?.options ?? []).map(({ value }) => value);
    const offerings = what === 'options' ? await countOthers(db, id, key, values) : uses(id, key);
    if (offerings === 0) continue;
    if (what === 'kind' || what === 'unit') throw conflict(message('supply:category.used', { name, count: offerings }));
    effects.push({ key, name, what, offerings });
  }
  return effects;
}

const isSame = (a: object, b: object) =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());

/** For the audit log, which is in English. */
const said = ({ id, names }: Category, effects: readonly Effect[]) => ({
  target: `${localize(names, 'en-US') ?? ''} (${id})`,
  message: effects.map(({ key, what, offerings }) => `${key || 'category'} ${what}: ${offerings}`).join(' · '),
});
