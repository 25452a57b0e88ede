import type { Note, Reader, SourceAnswer, SourceAuthor, SourceFile, SourcePost } from '../source-post';
import { markdownOfHtml } from './html-text';

type Attributes = Record<string, string | undefined>;

const ROW = /<row((?:\s+[\w:-]+\s*=\s*"[^"]*")*)\s*\/>/g;
const ATTRIBUTE = /([\w:-]+)\s*=\s*"([^"]*)"/g;
const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** The dump of a site: Posts.xml, and beside it Users.xml for names and Comments.xml, if they are there. */
export const readStackExchange: Reader = (files) => {
  const notes: Note[] = [];
  const rows = (name: string) => files.filter((file) => file.name.toLowerCase().endsWith(name)).flatMap(rowsOf);
  const names = new Map(rows('users.xml').map(({ Id, DisplayName }) => [Id, DisplayName]));
  const posts = rows('posts.xml');
  if (posts.length === 0) notes.push({ what: 'broken', where: 'Posts.xml', why: 'is not there, or has no rows' });
  const authorOf = (name: string | undefined, id: string | undefined): { author?: SourceAuthor } => {
    const found = name ?? names.get(id);
    return found ? { author: { name: found } } : {};
  };
  const replyOf = ({ Id = '', Body = '', CreationDate, OwnerDisplayName, OwnerUserId }: Attributes) => {
    const markdown = markdownOfHtml(Body);
    if (markdown === undefined) notes.push({ what: 'broken', where: `post ${Id}`, why: 'is nested too deeply' });
    const text = { source: Id, markdown: markdown ?? '', ...(CreationDate && { date: utc(CreationDate) }) };
    return { ...text, ...authorOf(OwnerDisplayName, OwnerUserId), comments: [] };
  };
  const questions = new Map<string, SourcePost>();
  const all = new Map<string, SourcePost | SourceAnswer>();
  const accepted = new Map<string, string | undefined>();
  for (const row of posts.filter(({ PostTypeId }) => PostTypeId === '1')) {
    const { Id = '', Title = '', Tags = '', AcceptedAnswerId } = row;
    const tags = Tags.split(/[<>|]+/).filter(Boolean);
    const addresses = [`/questions/${Id}`];
    const post: SourcePost = {
      ...replyOf(row),
      kind: 'question',
      title: Title,
      summary: '',
      tags,
      answers: [],
      addresses,
    };
    questions.set(Id, post);
    all.set(Id, post);
    accepted.set(Id, AcceptedAnswerId);
  }
  for (const row of posts.filter(({ PostTypeId }) => PostTypeId === '2')) {
    const { Id = '', ParentId = '' } = row;
    const question = questions.get(ParentId);
    if (!question) notes.push({ what: 'broken', where: `answer ${Id}`, why: `question ${ParentId} is not there` });
    else {
      const answer: SourceAnswer = { ...replyOf(row), accepted: accepted.get(ParentId) === Id };
      question.answers.push(answer);
      question.addresses.push(`/a/${Id}`);
      all.set(Id, answer);
    }
  }
  for (const row of rows('comments.xml')) {
    const { Id = '', PostId = '', Text = '', CreationDate, UserDisplayName, UserId } = row;
    const date = CreationDate && { date: utc(CreationDate) };
    const comment = { source: `c${Id}`, markdown: Text, ...date, ...authorOf(UserDisplayName, UserId) };
    const below = all.get(PostId);
    if (below) below.comments.push(comment);
    else notes.push({ what: 'broken', where: `comment ${Id}`, why: `post ${PostId} is not there` });
  }
  return { posts: [...questions.values()], notes };
};

/** Their times name no zone and are UTC. */
const utc = (time: string) => (/Z|[+-]\d\d:?\d\d$/.test(time) ? time : `${time}Z`);

function rowsOf({ bytes }: SourceFile): Attributes[] {
  return [...bytes.toString('utf8').matchAll(ROW)].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, unescapeXml(value)]),
    ),
  );
}

const unescapeXml = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES.get(name) ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
