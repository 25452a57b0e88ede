// The peer of the server bench: a Fastify route that returns a body held in memory, in its own process.
import { readFileSync } from 'node:fs';
import fastify from 'fastify';

const [, , port, file] = process.argv;
const body = JSON.parse(readFileSync(String(file), 'utf8'));
const app = fastify();
app.get('/', async () => body);
await app.listen({ port: Number(port), host: '127.0.0.1' });
