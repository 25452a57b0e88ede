/**
 * The files that an act passes through, from the press of a button to the visible result. The two files of a line are
 * connected by function calls only; consecutive lines are connected by the network, the database, an address or the
 * start of the server.
 */
export const WAYS = {
  ask: [
    ['src/blocks/engine/search-box/View.tsx', 'src/blocks/engine/search-box/ask-href.ts'],
    ['src/blocks/answer/ask/View.tsx', 'src/stream/transport.ts'],
    ['server/answers/routes/research.ts', 'server/answers/decide-start.ts'],
    ['server/answers/routes/research.ts', 'server/answers/routes/stream-run.ts'],
    ['server/answers/routes/research.ts', 'server/answers/runs/find-sources.ts'],
    ['server/knowledge/search/open-search.ts', 'server/knowledge/search/find-passages.ts'],
    ['server/knowledge/search/open-search.ts', 'server/knowledge/search/rank.ts'],
    ['server/answers/answerer/create-answerer.ts', 'server/answers/answerer/relevance.ts'],
    ['server/answers/answerer/create-answerer.ts', 'server/answers/answerer/quotation.ts'],
    ['server/answers/runs/open-runs.ts', 'server/answers/store/begin-run.ts'],
    ['server/answers/runs/open-runs.ts', 'server/answers/runs/write-event.ts'],
    ['src/stream/run-registry.ts', 'src/stream/follow-run.ts'],
    ['src/stream/run-registry.ts', 'src/stream/reduce-run.ts'],
    ['src/blocks/answer/answer/View.tsx', 'src/answer/turn/stored-answer.ts'],
    ['src/answer/turn/stored-answer.ts', 'src/stream/run-registry.ts'],
    ['src/blocks/answer/answer/View.tsx', 'src/knowledge/citation/CitationMark.tsx'],
  ],
  publish: [
    ['src/admin/review/ReviewDrawer.tsx', 'src/admin/review/use-publishing.ts'],
    ['src/admin/review/ReviewDrawer.tsx', 'src/admin/review/publish-answer.ts'],
    ['server/domains/routes/admin/publications.ts', 'server/domains/store/publish-revision.ts'],
    ['server/domains/routes/admin/publications.ts', 'server/domains/publishing/check-setting.ts'],
    ['server/domains/publishing/report.ts', 'server/domains/publishing/check-blocks.ts'],
    ['server/domains/publishing/setting-feed.ts', 'server/domains/publishing/setting-feed.ts'],
    ['server/domains/routes/settings.ts', 'server/domains/routes/settings.ts'],
    ['server/domains/settings.ts', 'server/domains/store/settings.ts'],
    ['src/api/settings.ts', 'src/api/watch-setting.ts'],
    ['src/app/PageRoute.tsx', 'src/renderer/compile.ts'],
  ],
  signIn: [
    ['src/blocks/people/sign-in/View.tsx', 'src/people/form/use-sending-code.ts'],
    ['src/blocks/people/sign-in/View.tsx', 'src/session/sign-in.ts'],
    ['src/blocks/people/sign-in/View.tsx', 'src/session/choose-tenant.ts'],
    ['server/accounts/routes/sign-in.ts', 'server/accounts/captcha/captcha.ts'],
    ['server/accounts/routes/sign-in.ts', 'server/accounts/store/outbox.ts'],
    ['server/accounts/routes/sign-in.ts', 'server/accounts/store/verification-codes.ts'],
    ['server/accounts/routes/sign-in.ts', 'server/accounts/store/sessions.ts'],
    ['server/accounts/jobs.ts', 'server/accounts/senders/send-message.ts'],
    ['server/accounts/routes/tenancy.ts', 'server/accounts/store/memberships.ts'],
  ],
} satisfies Record<string, [string, string][]>;
