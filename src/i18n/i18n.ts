import { trackPromise } from '@/browser/track-promise';
import { createListeners } from '@/lib/listeners';
import type { Locale } from '../../generated/locales';
import { type Dictionary, formatMessage, type Values } from '../../setting/messages/format-message';
import type { Translate } from './translate';

export type { Dictionary };

/** Accepts keys of any namespace. For the portal's own, `Translate` types them. */
type Lookup = (key: string, values?: object) => string;

/** Loads one namespace; rejects if there is no such file. */
export type LoadDictionary = (locale: string, namespace: string) => Promise<Dictionary>;

const DONE = trackPromise(Promise.resolve());
/** Time to show a failure in the error boundary, which renders twice; after it, loading starts again. */
const FAILURE_MS = 1000;

/**
 * Translation in one language at a time: nested keys, `{values}`, plurals by `Intl.PluralRules`, namespaces loaded on
 * first use. A library would take a tenth of the first page's budget (docs/decisions).
 */
export class I18n {
  #language: Locale;
  /** The language chosen last; its messages may still be loading. */
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

  /** Adds messages that are already available, to start without waiting. */
  add(locale: string, namespace: string, dictionary: Dictionary): void {
    this.#loaded.set(`${locale}/${namespace}`, dictionary);
  }

  has(namespace: string): boolean {
    return this.#loaded.has(`${this.#language}/${namespace}`);
  }

  /**
   * Loads a namespace. Returns the same promise each time, because waiting components ask again; a failed load is
   * repeated.
   */
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

  /**
   * The promise for React's `use`, stable across renders. A recent failure is returned rather than retried, so that
   * showing it does not start the load again.
   */
  awaited(namespace: string): Promise<void> {
    const failure = this.#failures.get(`${this.#language}/${namespace}`);
    return failure && !this.has(namespace) && Date.now() - failure.at < FAILURE_MS
      ? failure.promise
      : this.load(namespace);
  }

  /** Loads all namespaces in use first, so that the page switches in one step. */
  async changeLanguage(language: Locale): Promise<void> {
    this.#wanted = language;
    const namespaces = [...this.#loaded.keys()]
      .filter((id) => id.startsWith(`${this.#language}/`))
      .map((id) => id.slice(id.indexOf('/') + 1));
    await Promise.all(namespaces.map((namespace) => this.load(namespace, language)));
    // Another language was chosen in the meantime.
    if (this.#wanted !== language || this.#language === language) return;
    this.#language = language;
    this.#listeners.tell();
  }

  readonly subscribe = this.#listeners.subscribe;

  readonly t = ((key: string, values?: object) => this.translator(['common'])(key, values)) as Translate<'common'>;

  /**
   * Looks keys up in these namespaces, in order; `namespace:key` names one. The same function for as long as the
   * language.
   */
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
