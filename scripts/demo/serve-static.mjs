import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** Serves files, a folder's index.html and 404.html, like any static host. `prefix` puts the site under a sub-path. */
export function createStaticServer(folder, prefix = '/') {
  return createServer((request, response) => {
    const asked = decodeURIComponent(new URL(request.url, 'http://host').pathname);
    const below = asked.startsWith(prefix) ? asked.slice(prefix.length) : '..';
    const file = path.join(folder, asked.endsWith('/') ? `${below}index.html` : below);
    const found = file.startsWith(folder + path.sep) && existsSync(file) && statSync(file).isFile();
    const sent = found ? file : path.join(folder, '404.html');
    response.writeHead(found ? 200 : 404, { 'content-type': TYPES[path.extname(sent)] ?? 'application/octet-stream' });
    createReadStream(sent).pipe(response);
  });
}
