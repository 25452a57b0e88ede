import { type AddressInfo, createServer } from 'node:net';
import { onTestFinished } from 'vitest';

/** A mail server that implements just enough SMTP for a few mails; `answer` says what it answers to a line instead. */
export async function startMailServer(answer: (line: string) => string | undefined = () => undefined) {
  const lines: string[] = [];
  const server = createServer((socket) => {
    let inData = false;
    socket.write('220 mail\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString('utf8').split('\r\n').filter(Boolean)) {
        lines.push(line);
        if (inData && line !== '.') continue;
        inData = line === 'DATA';
        if (inData) socket.write('354 go on\r\n');
        else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write(`${answer(line) ?? '250 ok'}\r\n`);
      }
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`, lines };
}
