export interface Import {
  target: string;
  lazy: boolean;
  types: boolean;
}
export function importsOf(source: string): Import[];
