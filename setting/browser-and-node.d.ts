// The globals that setting/ may use. It runs in browsers and in Node, so the types of neither are loaded (see
// tsconfig.json).
declare function structuredClone<T>(value: T): T;
declare class URLSearchParams {
  constructor(query: string | [name: string, value: string][]);
  get(name: string): string | null;
  toString(): string;
}
declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}
