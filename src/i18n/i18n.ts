import { trackPromise } from '@/browser/track-promise';
import { createListeners } from '@/lib/listeners';
import type { Locale } from '../../generated/locales';
import { type Dictionary, formatMessage, type Values } from '../../setting/messages/format-message';
import type { Translate } from './translate';

export type { Dictionary };

/** Of any namespace. The portal's own are asked through `Translate`, which knows their keys. */
type Lookup = (key: string, values?: object) => string;

/** Fetches one namespace; fails where there is no such file. */
export type LoadDictionary = (locale: string, namespace: string) => Promise<Dictionary>;

const DONE = trackPromise(Promise.resolve());
/** Long enough for the boundary to show what failed, which draws twice; after it, trying again fetches anew. */
const FAILURE_MS = 1000;

/**
 * What the portal says, in one language at a time: nested keys, `{values}`, plurals by `Intl.PluralRules`, namespaces that load
 * when they are first needed. A library for this is a tenth of the first page's whole budget (docs/decisions).
 */
export class I18n {
  #language: Locale;
  /** The language that was chosen last, whose words may be on their way. */
  #wanted: Locale;
  readonly #load: LoadDictionary;
  readonly #loaded = new Map<string, Dictionary>();
  readonly #loading = new Map<string, Promise<void>>();
  readonly #failures = new Map<string, { promise: Promise<void>; at: number }>();
  readonly #translators = new Map<string, Lookup>();
  readonly #listeners = createListeners();

  constructor(language: Locale, load: LoadDictionary) {
    this.#language = language;
    this.#wanted = language;
    this.#load = load;
  }

  get language(): Locale {
    return this.#language;
  }

  /** Words that are here already, for a start without waiting. */
  add(locale: string, namespace: string, dictionary: Dictionary): void {
    this.#loaded.set(`${locale}/${namespace}`, dictionary);
  }

  has(namespace: string): boolean {
    return this.#loaded.has(`${this.#language}/${namespace}`);
  }

  /** The same promise for everybody, also afterwards: a component that waited for it asks again. A failed one is fetched anew. */
  load(namespace: string, locale: string = this.#language): Promise<void> {
    const id = `${locale}/${namespace}`;
    const known = this.#loading.get(id);
    if (known) return known;
    if (this.#loaded.has(id)) return DONE;
    const promise = trackPromise(
      this.#load(locale, namespace).then((dictionary) => this.add(locale, namespace, dictionary)),
    );
    this.#loading.set(id, promise);
    promise.catch(() => {
      this.#loading.delete(id);
      this.#failures.set(id, { promise, at: Date.now() });
    });
    return promise;
  }

  /** What a component `use`s, the same before and after. A load that has just failed is not begun anew by showing that it did. */
  awaited(namespace: string): Promise<void> {
    const failure = this.#failures.get(`${this.#language}/${namespace}`);
    return failure && !this.has(namespace) && Date.now() - failure.at < FAILURE_MS
      ? failure.promise
      : this.load(namespace);
  }

  /** Everything that is on screen is fetched first, so that the page turns in one step. */
  async changeLanguage(language: Locale): Promise<void> {
    this.#wanted = language;
    const namespaces = [...this.#loaded.keys()]
      .filter((id) => id.startsWith(`${this.#language}/`))
      .map((id) => id.slice(id.indexOf('/') + 1));
    await Promise.all(namespaces.map((namespace) => this.load(namespace, language)));
    // Somebody has changed their mind while the words were on their way.
    if (this.#wanted !== language || this.#language === language) return;
    this.#language = language;
    this.#listeners.tell();
  }

  readonly subscribe = this.#listeners.subscribe;

  readonly t = ((key: string, values?: object) => this.translator(['common'])(key, values)) as Translate<'common'>;

  /** Looks keys up in these namespaces, in this order; `namespace:key` names one. The same function for as long as the language stays. */
  translator(namespaces: readonly string[]): Lookup {
    const language = this.#language;
    const id = `${language} ${namespaces.join()}`;
    const known = this.#translators.get(id);
    if (known) return known;
    const translate: Lookup = (key, values) => {
      const at = key.indexOf(':');
      const places = at < 0 ? namespaces : [key.slice(0, at)];
      const path = key.slice(at + 1);
      for (const place of places) {
        const text = formatMessage(this.#loaded.get(`${language}/${place}`), path, language, values as Values);
        if (text !== undefined) return text;
      }
      return path;
    };
    this.#translators.set(id, translate);
    return translate;
  }
}
