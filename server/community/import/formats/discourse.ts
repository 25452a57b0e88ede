import type { Note, Reader, SourceAnswer, SourcePost } from '../source-post';
import { markdownOfHtml } from './html-text';
import { linesOf } from './json-lines';
import { type Fields, isFields, isTrue, listOf, textOf, wordsOf } from './values';

/**
 * Topics as Discourse gives them at `/t/<id>.json?include_raw=1`, one per file, per line, or in a list. A topic with
 * replies, or one that asks, is a question; any other an article.
 */
export const readDiscourse: Reader = (files) => {
  const notes: Note[] = [];
  const posts = files
    .filter(({ name }) => /\.(?:json|jsonl|ndjson)$/i.test(name))
    .flatMap((file) => linesOf(file, notes))
    .flatMap(({ fields, where }) => topicOf(fields, where, notes));
  return { posts, notes };
};

function topicOf(topic: Fields, where: string, notes: Note[]): SourcePost[] {
  const stream = isFields(topic.post_stream) ? listOf(topic.post_stream.posts) : listOf(topic.posts);
  // Notes such as "closed this topic" are posts of type 3.
  const [first, ...rest] = stream.filter((post) => textOf(post, 'post_type') !== '3' && !isTrue(post.hidden));
  if (!first) {
    notes.push({ what: 'broken', where, why: 'has no posts' });
    return [];
  }
  const id = textOf(topic, 'id', 'topic_id') || where;
  const accepted = isFields(topic.accepted_answer) ? textOf(topic.accepted_answer, 'post_number') : '';
  const answers = rest.map((post): SourceAnswer => {
    const isAccepted = isTrue(post.accepted_answer) || (accepted !== '' && textOf(post, 'post_number') === accepted);
    return { ...replyOf(post, where, notes), accepted: isAccepted, comments: [] };
  });
  const title = textOf(topic, 'title', 'fancy_title');
  const slug = textOf(topic, 'slug');
  return [
    {
      ...replyOf(first, where, notes),
      source: `t${id}`,
      kind: answers.length > 0 || /[?？]\s*$/.test(title) ? 'question' : 'article',
      ...{ title, summary: '', tags: wordsOf(topic, 'tags'), answers, comments: [] },
      board: textOf(topic, 'category_slug', 'category_name', 'category_id'),
      addresses: [`/t/${id}`, ...(slug ? [`/t/${slug}/${id}`] : [])],
    },
  ];
}

function replyOf(post: Fields, where: string, notes: Note[]) {
  const raw = textOf(post, 'raw');
  const markdown = raw || markdownOfHtml(textOf(post, 'cooked'));
  const id = textOf(post, 'id') || `${where}-${textOf(post, 'post_number')}`;
  if (markdown === undefined)
    notes.push({ what: 'broken', where: `${where}, post ${id}`, why: 'is nested too deeply' });
  else if (!raw) notes.push({ what: 'changed', where: `${where}, post ${id}`, why: 'HTML became Markdown' });
  const [name, email] = [textOf(post, 'name', 'username'), textOf(post, 'email')];
  return {
    ...{ source: `p${id}`, markdown: markdown ?? '', date: textOf(post, 'created_at') },
    ...(name && { author: { name, ...(email && { email }) } }),
  };
}
