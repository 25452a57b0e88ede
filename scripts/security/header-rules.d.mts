interface Rule {
  is: RegExp;
  why: string;
}
type Headers = Record<string, Rule | null | undefined>;
export interface Answer {
  title: string;
  url: string;
  host?: string;
  send?: Record<string, string>;
  status: number;
  headers: Headers;
}
type Found = Record<string, string | number | string[] | undefined>;
export const answers: Answer[];
export const overHttps: Headers;
export function checkHeaders(answer: Pick<Answer, 'title' | 'headers'>, found: Found): string[];
export function checkCookies(title: string, cookies: readonly string[], secure: boolean): string[];
