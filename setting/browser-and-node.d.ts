// What setting/ may use of the surroundings: it runs in browsers and in Node, so neither's types are loaded (see tsconfig.json).
declare function structuredClone<T>(value: T): T;
declare class URLSearchParams {
  constructor(query: string);
  get(name: string): string | null;
}
