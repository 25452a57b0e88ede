/** Posts as another system had them, whatever its format. */
export interface SourceAuthor {
  name: string;
  email?: string;
}

export interface SourceReply {
  /** Its id there. */
  source: string;
  author?: SourceAuthor;
  /** Whatever stood for a time. */
  date?: string;
  markdown: string;
  /** Folder of its file, from the folder that is imported; pictures are looked for there. */
  folder?: string;
  /** Addresses here of the pictures that are imported with it, by those in its text. */
  pictures?: ReadonlyMap<string, string>;
}

export interface SourceAnswer extends SourceReply {
  accepted: boolean;
  comments: SourceReply[];
}

export interface SourcePost extends SourceReply {
  kind: 'article' | 'question';
  title: string;
  summary: string;
  tags: string[];
  board?: string;
  answers: SourceAnswer[];
  comments: SourceReply[];
  /** Where it was read there: whole addresses, or from their first slash. */
  addresses: string[];
}

/** What a person should know about one place of the source. */
export interface Note {
  /** changed: taken otherwise than it stood there; unknown: taken without it; broken, twice: not taken. */
  what: 'changed' | 'unknown' | 'broken' | 'twice';
  where: string;
  why: string;
}

export interface SourceFile {
  /** Its path from the folder that is imported. */
  name: string;
  bytes: Buffer;
}

export interface ReadSource {
  posts: SourcePost[];
  notes: Note[];
}

export type Reader = (files: readonly SourceFile[]) => ReadSource;

/** Answers and comments of a post, in their order. */
export const repliesOf = ({ comments, answers }: SourcePost): SourceReply[] => [
  ...comments,
  ...answers.flatMap((answer) => [answer, ...answer.comments]),
];
