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
          '`true` behind nginx or HAProxy: the visitor’s address and protocol are read from the headers that the proxy sets. `2` or `3` behind as many proxies, one behind the other. Without it everybody behind the proxy is one network to every limit: one who guesses holds up all.',
      },
      {
        name: 'COOKIE_DOMAIN',
        fallback: '–',
        meaning:
          'Domain of the sign-in cookies, so that several hosts below it share a session. Absent: each host has its own.',
      },
      {
        name: 'HSTS',
        fallback: 'subdomains',
        meaning:
          'Where https reaches the portal, browsers are told to come back by https only, for two years: to this host and the hosts below it. `host`: to this host alone. `off`: they are told nothing.',
      },
      {
        name: 'FRAME_ORIGINS',
        fallback: '–',
        meaning:
          'Origins, separated by commas, whose embedded pages may say `login-expired`, besides the portal’s own. The session then ends here too.',
      },
      {
        name: 'PICTURE_ORIGINS',
        fallback: '–',
        meaning:
          'Origins, separated by commas, that pictures may come from besides the portal itself and the hosts that a domain’s setting names for its pictures. For avatars and logos that services behind the portal keep elsewhere.',
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
      {
        name: 'MILLWRIGHT_SECRET',
        fallback: '–',
        meaning:
          'Seals the secrets that the database keeps, such as those of authenticator apps; 32 characters or more. Absent: a key made at the first start, `sealing.key` in the data folder. Nodes that share a database have to share it.',
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
          'Requests a minute for one visitor; one address or IPv6 /64 may make ten times as many, a /24 or /48 twenty times. `0` switches the limit off.',
      },
      {
        name: 'STREAMS_PER_NETWORK',
        fallback: '500',
        meaning:
          'Event streams (open pages, answers being written) that one address or IPv6 /64 may hold open at a node; a /24 or /48 twice as many. More where a whole company comes from one address.',
      },
      {
        name: 'AUDIT_KEEP_DAYS',
        fallback: '0',
        meaning:
          'Entries of the audit log are removed after so many days, 180 at least, and the log says that they were. `0`: never.',
      },
      {
        name: 'SECURITY_CONTACT',
        fallback: '–',
        meaning:
          'Where somebody tells of a weakness they found: an e-mail address or an `https://` page. It stands in `/.well-known/security.txt` (RFC 9116), which is not there without it.',
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
        meaning:
          'Address of a server that turns text into vectors, up to and with `/v1`: search then goes by words and by meaning. Goes with `EMBED_MODEL`: both or neither.',
      },
      {
        name: 'EMBED_MODEL',
        fallback: '–',
        meaning: 'Name of the embedding model. Another one makes all vectors anew, in the background.',
      },
      { name: 'EMBED_API_KEY', fallback: '–', meaning: 'Key sent as a bearer token. Never logged.' },
      {
        name: 'EMBED_WITHIN_MS',
        fallback: '300',
        meaning: 'A search waits this long for the vector of its question and then goes on by words; 10 to 10000.',
      },
      {
        name: 'EMBED_QUESTION_PREFIX',
        fallback: '–',
        meaning: 'Said before every question, for models that were trained so, for example `query:`.',
      },
      {
        name: 'EMBED_PASSAGE_PREFIX',
        fallback: '–',
        meaning: 'The same before every passage, for example `passage:`. Another one makes all vectors anew.',
      },
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
      {
        name: 'PICTURE_QUOTA_MB',
        fallback: '300',
        meaning:
          'Megabytes of pictures that one visitor may keep at a time; more is refused with the way out. 0 switches the limit off.',
      },
    ],
  },
  {
    title: 'People',
    text: 'What these mean to an operator is in [people.md](people.md).',
    variables: [
      {
        name: 'SESSION_IDLE_HOURS',
        fallback: '72',
        meaning: 'A session of the portal ends after so many hours without use, 72 at most.',
      },
      {
        name: 'SESSION_DAYS',
        fallback: '30',
        meaning: 'It ends after so many days in any case.',
      },
      {
        name: 'OPERATOR_IDLE_MINUTES',
        fallback: '60',
        meaning: 'A session of the workbench ends after so many minutes without use, 15 at least.',
      },
      {
        name: 'OPERATOR_HOURS',
        fallback: '12',
        meaning: 'It ends after so many hours in any case.',
      },
      {
        name: 'SIGN_UP',
        fallback: 'open',
        meaning: '`open` or `closed`: whether a first sign-in by code makes an account.',
      },
      { name: 'CODES_PER_HOUR', fallback: '1000', meaning: 'Codes an hour for the whole installation.' },
      {
        name: 'CODES_NETWORK_SHARE',
        fallback: '5',
        meaning:
          'Percent of these that one address or IPv6 /64 may take, at least 5 codes; a /24 or /48 twice that. More where everybody comes from one address; devices that somebody has signed in from before are not counted.',
      },
      {
        name: 'LOG_CODES',
        fallback: 'false',
        meaning: '`true` writes codes into the log: on a developer’s machine only.',
      },
      {
        name: 'OPERATOR_SECOND_FACTOR',
        fallback: 'required',
        meaning:
          '`required`: an operator without a second factor sets one up at the first sign-in. `optional` lifts this, for a trial on your own machine.',
      },
      {
        name: 'SAMPLE_PEOPLE',
        fallback: 'false',
        meaning: '`true` puts in sample people and prints their password. Refused where others could reach the portal.',
      },
      {
        name: 'SMS',
        fallback: 'outbox',
        meaning: 'Who carries codes to phones: `outbox`, `webhook`, `aliyun` or `tencent`.',
      },
      { name: 'SMS_KEY_ID', fallback: '–', meaning: 'Key id (Aliyun) or SecretId (Tencent).' },
      { name: 'SMS_KEY_SECRET', fallback: '–', meaning: 'Its secret. Never logged.' },
      { name: 'SMS_SIGN_NAME', fallback: '–', meaning: 'Signature of the messages, as registered at the provider.' },
      { name: 'SMS_TEMPLATE', fallback: '–', meaning: 'Template with one variable, the code.' },
      { name: 'SMS_APP_ID', fallback: '–', meaning: 'SdkAppId, for Tencent only.' },
      { name: 'SMS_ENDPOINT', fallback: '–', meaning: 'Another address of the provider.' },
      { name: 'SMS_WEBHOOK_URL', fallback: '–', meaning: 'A service of yours that carries codes to phones.' },
      { name: 'SMS_WEBHOOK_SECRET', fallback: '–', meaning: 'Signs what is sent there. Never logged.' },
      {
        name: 'MAIL_SENDER',
        fallback: 'outbox',
        meaning: 'Who carries codes to mail addresses: `outbox`, `webhook` or `smtp`.',
      },
      { name: 'SMTP_URL', fallback: '–', meaning: '`smtps://user:password@mail.example.com`. Never logged.' },
      { name: 'MAIL_FROM', fallback: '–', meaning: 'The sender of mails.' },
      { name: 'MAIL_WEBHOOK_URL', fallback: '–', meaning: 'A service of yours that carries codes to mail addresses.' },
      { name: 'MAIL_WEBHOOK_SECRET', fallback: '–', meaning: 'Signs what is sent there. Never logged.' },
      { name: 'WEIXIN_APP_ID', fallback: '–', meaning: 'Website application at WeChat. Absent: no sign-in by WeChat.' },
      { name: 'WEIXIN_SECRET', fallback: '–', meaning: 'Its secret. Never logged.' },
      { name: 'WEIXIN_OPEN_URL', fallback: '–', meaning: 'Another host of the QR page.' },
      { name: 'WEIXIN_API_URL', fallback: '–', meaning: 'Another host of the calls behind it.' },
      { name: 'OIDC_ISSUER', fallback: '–', meaning: 'OpenID Connect provider. Absent: no single sign-on.' },
      { name: 'OIDC_CLIENT_ID', fallback: '–', meaning: 'The portal’s name there.' },
      { name: 'OIDC_CLIENT_SECRET', fallback: '–', meaning: 'Its secret. Never logged.' },
      { name: 'OIDC_SCOPE', fallback: '–', meaning: 'What is asked for; `openid profile email phone` where absent.' },
      { name: 'OIDC_NAME', fallback: '–', meaning: 'What the button says.' },
      {
        name: 'BIGDATA_TOKEN_URL',
        fallback: '–',
        meaning: 'Where the portal fetches a further token for a data platform.',
      },
      { name: 'BIGDATA_TOKEN_KEY', fallback: '–', meaning: 'Key for it, which browsers see.' },
      { name: 'BIGDATA_TOKEN_DOMAIN', fallback: '–', meaning: 'Domain of the cookie that keeps it.' },
    ],
  },
  {
    title: 'Existing services',
    text: 'Whole prefixes can go to services you already run: see the table beneath, for example `UPSTREAM_SAAS=https://saas.example.com`. Only addresses named here are ever contacted. Such a service learns who is signed in from the headers `X-Millwright-Person` and `X-Millwright-Organization`, which no visitor can write; it must let requests in from the portal alone to rely on them.',
    variables: [
      {
        name: 'UPSTREAM_WITH_TOKEN',
        fallback: '–',
        meaning:
          'Prefixes, separated by commas, whose service also gets the reader’s access token, for example `SAAS,CHAT`. It can do with it whatever the reader can: only for a service that calls the portal back in the reader’s name. A token that the portal did not give always goes on.',
      },
    ],
  },
];
