/** A sample post as a file holds it: fields, its text, and after each line of `===` an answer with its own fields. */
export interface SamplePost {
  kind: 'article' | 'question';
  title: string;
  summary: string;
  author: string;
  board: string;
  tags: string[];
  /** YYYY-MM-DD */
  date: string;
  markdown: string;
  /** Why a question is closed, in what words, and the name of the sample that was asked before; or empty. */
  closed: string;
  words: string;
  original: string;
  answers: SampleAnswer[];
}

interface SampleAnswer {
  author: string;
  date: string;
  accepted: boolean;
  right: boolean;
  markdown: string;
}

export function readSample(file: string): SamplePost {
  const [post = '', ...answers] = file.split(/^===\n/m);
  const { fields, text } = readPart(post.replace(/^---\n/, ''));
  const { kind, title = '', summary = '', author = '', board = '', tags = '', date = '' } = fields;
  const { closed = '', words = '', original = '' } = fields;
  return {
    ...{ kind: kind === 'question' ? 'question' : 'article', title, summary, author, board, date, markdown: text },
    ...{ closed, words, original },
    tags: tags.split(',').map((tag) => tag.trim()),
    answers: answers.map((part) => {
      const answer = readPart(part);
      const { author: by = '', date: at = '', accepted, right } = answer.fields;
      return { author: by, date: at, accepted: accepted === 'true', right: right === 'true', markdown: answer.text };
    }),
  };
}

/** A sample notice. Days count from the day on which it is added. */
export interface SampleNotice {
  title: string;
  author: string;
  level: 'info' | 'important' | 'urgent';
  starts: number;
  ends: number | null;
  pinned: number | null;
  confirm: boolean;
  withdrawn: boolean;
  markdown: string;
}

export function readSampleNotice(file: string): SampleNotice {
  const { fields, text } = readPart(file.replace(/^---\n/, ''));
  const { title = '', author = '', level, starts = '0', ends, pinned, confirm, withdrawn } = fields;
  const days = (value: string | undefined) => (value === undefined ? null : Number(value));
  return {
    ...{ title, author, level: level === 'urgent' || level === 'important' ? level : 'info', starts: Number(starts) },
    ...{ ends: days(ends), pinned: days(pinned), markdown: text },
    ...{ confirm: confirm === 'true', withdrawn: withdrawn === 'true' },
  };
}

/** Lines of `key: value` up to `---`, and what follows. */
function readPart(part: string): { fields: Record<string, string>; text: string } {
  const [head = '', ...rest] = part.split(/^---\n/m);
  const fields = Object.fromEntries(
    head
      .split('\n')
      .filter((line) => line.includes(': '))
      .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
  );
  return { fields, text: rest.join('---\n').trim() };
}
