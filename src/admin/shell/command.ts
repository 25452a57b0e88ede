/** Something the palette can do. */
export interface Command {
  id: string;
  title: string;
  /** Where it belongs: shown above the first of a group. */
  group: string;
  /** Said at the end of the line, such as a shortcut or the domain's address. */
  hint?: string;
  /** Other words by which people look for it. */
  keywords?: string;
  run: () => void;
}
