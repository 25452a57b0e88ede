/**
 * Every environment variable the product reads, in the words of docs/configuration.md.
 * configuration.test.mjs holds this list against what server/config.ts really reads.
 */
export const environment = [
  {
    title: 'Where it listens',
    variables: [
      { name: 'PORT', fallback: '8080', meaning: 'Port. Taken already: the start names the next free one it uses.' },
      {
        name: 'HOST',
        fallback: '127.0.0.1',
        meaning: 'Address to listen on. `0.0.0.0` opens the portal to the network.',
      },
      {
        name: 'MAIN_HOST',
        fallback: '–',
        meaning:
          'Host names of the main domain, separated by commas, besides `localhost` and the loopback addresses. `<name>.<main host>` selects the domain `<name>`.',
      },
      {
        name: 'TRUST_PROXY',
        fallback: 'false',
        meaning:
          '`true` behind nginx or HAProxy: the visitor’s address and protocol are read from the headers that the proxy sets.',
      },
    ],
  },
  {
    title: 'Where it keeps things',
    variables: [
      {
        name: 'MILLWRIGHT_DATA',
        fallback: './data',
        meaning:
          'Folder of the embedded database, the search index and the lock. Relative folders count from the folder of the product. One process at a time uses it.',
      },
      {
        name: 'DATABASE_URL',
        fallback: '–',
        meaning:
          'A PostgreSQL (14 or newer) of yours, as `postgres://user:password@host/name`, instead of the embedded one.',
      },
    ],
  },
  {
    title: 'How it behaves',
    variables: [
      {
        name: 'MILLWRIGHT_ENV',
        fallback: 'production',
        meaning: '`production` or `preproduction`. The latter searches knowledge base 2 where a domain does not say.',
      },
      {
        name: 'RATE_LIMIT',
        fallback: '600',
        meaning:
          'Requests a minute for one visitor; one address may make ten times as many. `0` switches the limit off.',
      },
      {
        name: 'LOG_LEVEL',
        fallback: 'warn',
        meaning:
          '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`. Logs are JSON lines on standard error.',
      },
    ],
  },
  {
    title: 'Models',
    text: 'Without these, answers are quoted from the documents and search is by words. Any server that speaks the OpenAI protocol will do.',
    variables: [
      {
        name: 'LLM_BASE_URL',
        fallback: '–',
        meaning: 'Address up to and with `/v1`. Goes with `LLM_MODEL`: both or neither.',
      },
      { name: 'LLM_MODEL', fallback: '–', meaning: 'Name of the model that writes answers.' },
      { name: 'LLM_API_KEY', fallback: '–', meaning: 'Key sent as a bearer token. Never logged.' },
      {
        name: 'EMBED_BASE_URL',
        fallback: '–',
        meaning: 'Address of a server that turns text into vectors. Goes with `EMBED_MODEL`: both or neither.',
      },
      { name: 'EMBED_MODEL', fallback: '–', meaning: 'Name of the embedding model.' },
      { name: 'EMBED_API_KEY', fallback: '–', meaning: 'Key sent as a bearer token. Never logged.' },
    ],
  },
  {
    title: 'Detection in pictures',
    text: 'Without `DETECTION_URL` the server finds things that look like a drawn one by itself, in threads of its own.',
    variables: [
      {
        name: 'DETECTION_URL',
        fallback: '–',
        meaning:
          'Address of a detector of yours that answers the call `object_detection`; it gets the picture as base64. One that is dead or slow is told to the person, with the name of this variable.',
      },
      {
        name: 'PICTURE_KEEP_DAYS',
        fallback: '30',
        meaning: 'Uploaded pictures and what was found in them are deleted after so many days.',
      },
    ],
  },
];
