import { describe, expect, it } from 'vitest';
import { ModelFault } from './model-fault';
import { startOf, textOf, wholeText } from './response-text';

const bytes = (text: string) => new TextEncoder().encode(text);
const quiet = new AbortController().signal;

/** A body that sends some text and then keeps the connection open. */
function openBody(text: string) {
  let cancelled = false;
  const stream = new ReadableStream({
    start: (controller) => controller.enqueue(bytes(text)),
    cancel: () => {
      cancelled = true;
    },
  });
  return { response: new Response(stream), wasCancelled: () => cancelled };
}

describe('textOf', () => {
  it('ends at the signal although the response itself never hears of it', async () => {
    const { response, wasCancelled } = openBody('so far');
    const controller = new AbortController();
    const read = textOf(response, controller.signal);
    expect(await read.next()).toEqual({ done: false, value: 'so far' });
    const next = read.next();
    controller.abort();
    await expect(next).rejects.toThrow(/abort/);
    expect(wasCancelled()).toBe(true);
  });

  it('reads nothing for a signal that was given before', async () => {
    const { response, wasCancelled } = openBody('late');
    await expect(textOf(response, AbortSignal.abort()).next()).rejects.toThrow(/abort/);
    expect(wasCancelled()).toBe(true);
  });

  it('joins a character that is split between two parts', async () => {
    const [first, second] = [bytes('轴').slice(0, 1), bytes('轴').slice(1)];
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(first);
        controller.enqueue(second);
        controller.close();
      },
    });
    let text = '';
    for await (const part of textOf(new Response(stream), quiet)) text += part;
    expect(text).toBe('轴');
  });

  it('gives the connection back when nobody reads on', async () => {
    const { response, wasCancelled } = openBody('x'.repeat(600));
    expect(await startOf(response, quiet)).toHaveLength(500);
    expect(wasCancelled()).toBe(true);
  });
});

it('refuses a reply that is longer than anything asked for', async () => {
  await expect(wholeText(new Response('x'.repeat(11)), 10, quiet)).rejects.toBeInstanceOf(ModelFault);
  expect(await wholeText(new Response('x'.repeat(10)), 10, quiet)).toHaveLength(10);
});
