// A model server with an exact count: `spends` in a request is what it reports. A stream sends `pieces` pieces, one every
// `every` ms, each with its number and the time of sending.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const event = (data: object | string) => `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;

const server = createServer(async (request, response) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  const { stream, spends = [10, 10], pieces = 1, every = 0 } = JSON.parse(text);
  const usage = { prompt_tokens: spends[0], completion_tokens: spends[1], total_tokens: spends[0] + spends[1] };
  const head = { id: 'x', created: 1, model: 'm' };
  if (!stream) {
    const choices = [{ index: 0, message: { role: 'assistant', content: 'Hello.' }, finish_reason: 'stop' }];
    const body = JSON.stringify({ ...head, object: 'chat.completion', choices, usage });
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const piece = { ...head, object: 'chat.completion.chunk' };
  for (let n = 0; n < pieces && !response.destroyed; n += 1) {
    if (n > 0 && every > 0) await sleep(every);
    response.write(event({ ...piece, choices: [{ index: 0, delta: { content: `<${n}:${Date.now()}>` } }] }));
  }
  response.write(event({ ...piece, choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }));
  response.write(event({ ...piece, choices: [], usage }));
  response.end(event('[DONE]'));
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('disconnect', () => process.exit(0));
