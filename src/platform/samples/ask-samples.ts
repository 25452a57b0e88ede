/** What a sample is filled in with. */
export interface SampleFacts {
  /** Address of the portal. */
  origin: string;
  key: string;
  question: string;
}

/** A text in double quotes, as JSON, JavaScript and Python read it alike. */
const quoted = (text: string) => JSON.stringify(text);

/** A text in a shell's single quotes. */
const forShell = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

const curl = ({ origin, key, question }: SampleFacts) => `export MILLWRIGHT_KEY=${key}

curl -sS ${origin}/openai/v1/chat/completions \\
  -H "Authorization: Bearer $MILLWRIGHT_KEY" \\
  -H "Content-Type: application/json" \\
  -d ${forShell(JSON.stringify({ model: 'millwright-ask', messages: [{ role: 'user', content: question }] }))}
`;

const typescript = ({ origin, question }: SampleFacts) => `// npm install openai
import OpenAI from 'openai';

const client = new OpenAI({ baseURL: '${origin}/openai/v1', apiKey: process.env.MILLWRIGHT_KEY });

const answer = await client.chat.completions.create({
  model: 'millwright-ask',
  messages: [{ role: 'user', content: ${quoted(question)} }],
});

const message = answer.choices[0]?.message;
console.log(message?.content);
for (const { url_citation: cited } of message?.annotations ?? []) console.log(cited.title, cited.url);
`;

const python = ({ origin, question }: SampleFacts) => `import json
import os
import urllib.request

request = urllib.request.Request(
    "${origin}/openai/v1/chat/completions",
    headers={
        "Authorization": "Bearer " + os.environ["MILLWRIGHT_KEY"],
        "Content-Type": "application/json",
    },
    data=json.dumps({
        "model": "millwright-ask",
        "messages": [{"role": "user", "content": ${quoted(question)}}],
    }).encode(),
)
with urllib.request.urlopen(request) as response:
    message = json.load(response)["choices"][0]["message"]

print(message["content"])
for note in message["annotations"]:
    cited = note["url_citation"]
    claim = message["content"][cited["start_index"]:cited["end_index"]]
    print(claim, "-", cited["url"])
`;

/** Asking a question by key. server/platform/samples.test.ts runs each against a real server. */
export const ASK_SAMPLES = [
  { name: 'curl', text: curl },
  { name: 'TypeScript', text: typescript },
  { name: 'Python', text: python },
] as const;
