/** A command of the palette. */
export interface Command {
  id: string;
  title: string;
  /** Group, shown above its first command. */
  group: string;
  /** Shown at the end of the line, such as a shortcut or the domain's URL. */
  hint?: string;
  /** Other words people may search for. */
  keywords?: string;
  /** One of very many, so it is listed only once something is typed. */
  typedOnly?: boolean;
  run: () => void;
}
