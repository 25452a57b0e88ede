import { isObject, type JsonObject, own } from '../json-value';

/** What says whose portal it is, and where that company can be reached. */
const OF_A_COMPANY = new Set([
  ...['tenantId', 'title', 'logan', 'texts', 'locale', 'logo', 'icon', 'footer'],
  ...['advertisement', 'floatingWindow', 'feedbackEntrance', 'signIn', 'entrances'],
]);

/** A setting as a template: its look, functions, questions and pages, and nothing of the company it was made for. */
export function withoutBrand(setting: JsonObject): JsonObject {
  const kept = Object.entries(setting).filter(([key]) => !OF_A_COMPANY.has(key));
  const tabTitles = own(setting.header, 'tabTitles');
  const header = tabTitles === undefined ? undefined : { tabTitles };
  return Object.fromEntries(
    kept.flatMap(([key, value]) =>
      key !== 'header' || !isObject(value) ? [[key, value]] : header ? [[key, header]] : [],
    ),
  );
}
