import type { SampleFacts } from './ask-samples';

/** The same search in a shell. */
export const searchSample = ({ origin, key, question }: SampleFacts): string => `export MILLWRIGHT_KEY=${key}

curl -sSG ${origin}/api/search \\
  -H "Authorization: Bearer $MILLWRIGHT_KEY" \\
  --data-urlencode 'q=${question.replaceAll("'", "'\\''")}'
`;
