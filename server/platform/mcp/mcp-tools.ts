import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import { openReading, passageAddress, viewDocument } from '../../knowledge';
import { askKnowledge, localeOf, mostAnswered, originOf, usedBy } from '../openai/ask';
import { collectAnswer } from '../openai/collect-answer';
import { ASK_MODEL } from '../openai/read-messages';
import { estimateTokens, openMeter } from '../usage/open-meter';

/** Characters of a document that are given; a model reads no more at once. */
const mostText = 200_000;

interface Call {
  ctx: Context;
  req: FastifyRequest;
  signal: AbortSignal;
}

/** Without a key, a program reads what everybody may, whoever is signed in where it runs. */
const readerOf = (req: FastifyRequest) => (req.apiKey ? req : { accessDomain: req.accessDomain, visitor: req.visitor });

interface SearchInput {
  query: string;
  lang?: 'zh' | 'en';
  limit?: number;
}

/** Documents by their best passage. */
export async function search({ ctx, req }: Call, { query, lang, limit = 10 }: SearchInput) {
  const reading = await openReading(ctx, readerOf(req));
  const { hits } = await ctx.search.search({
    ...{ q: query, lang, limit: limit * 4, offset: 0, scope: reading.scope() },
    names: reading.setting.synonyms ?? undefined,
  });
  const best = new Map(hits.toReversed().map((hit) => [hit.docId, hit]));
  const shown = hits.filter((hit) => best.get(hit.docId) === hit).slice(0, limit);
  return {
    results: shown.map((hit) => ({
      ...{ id: hit.docId, title: hit.title, snippet: hit.text, kb: reading.wireId(hit.kbId) },
      url: `${originOf(req)}${passageAddress(hit)}`,
    })),
  };
}

/** A document as a whole. */
export async function fetchDocument({ ctx, req }: Call, { id }: { id: string }) {
  const document = await viewDocument(ctx.store, await openReading(ctx, readerOf(req)), { id });
  const { title, markdown, version, lang, kbId: kb, updatedAt } = document;
  const cut = markdown.length > mostText;
  return {
    ...{ id, title, text: cut ? markdown.slice(0, mostText).toWellFormed() : markdown },
    url: `${originOf(req)}/doc/${encodeURIComponent(id)}`,
    metadata: { version, lang, kb, updatedAt, ...(cut && { cut }) },
  };
}

/** A cited answer: the same as the portal's own. */
export async function ask({ ctx, req, signal }: Call, { question, before }: { question: string; before?: string }) {
  const answer = collectAnswer(originOf(req));
  const asked = { text: question, before, locale: localeOf(question, req) };
  const reading = await openReading(ctx, req);
  const estimate = estimateTokens(question) + mostAnswered;
  const meter = await openMeter(ctx, req, { operation: 'mcp', model: ASK_MODEL, estimate });
  const used = await askKnowledge(ctx, reading, asked, { hear: (step) => void answer.add(step), signal }).catch(
    (err) => err,
  );
  const isFailed = used instanceof Error;
  const status = isFailed ? 'failed' : signal.aborted ? 'left' : 'done';
  await meter.end({ ...usedBy(question, answer.text(), isFailed ? undefined : used.usage), status });
  if (isFailed) throw used;
  const { fit, sources } = answer.told(ctx.answerer.name);
  return {
    ...{ text: answer.text(), fit },
    citations: answer.annotations().map(({ url_citation: { start_index, end_index, title, url } }) => ({
      ...{ title, url, start: start_index, end: end_index },
    })),
    sources: sources.map(({ n, docId, title, url, quote }) => ({ n, id: docId, title, url, quote })),
  };
}
