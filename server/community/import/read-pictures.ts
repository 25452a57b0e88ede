import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, join, posix, sep } from 'node:path';
import { cleanPostFile, mostBytes } from '../../accounts';
import { MOST_PICTURES } from '../pictures';
import { type Note, repliesOf, type SourcePost } from './source-post';
import { picturesOf } from './tidy-text';

export interface ImportedPicture {
  id: string;
  name: string;
  mime: string;
  bytes: Buffer;
}

/**
 * The pictures and other files of a folder that its texts show or link to, pictures written anew, by their ids; tells each text of
 * its own. None from outside of the folder, whatever a text says.
 */
export async function readPictures(root: string, domain: string, posts: readonly SourcePost[]) {
  const notes: Note[] = [];
  const byId = new Map<string, ImportedPicture>();
  for (const reply of posts.flatMap((post) => [post, ...repliesOf(post)])) {
    const found = new Map<string, string>();
    for (const url of new Set(picturesOf(reply.markdown))) {
      const file = found.size < MOST_PICTURES ? fileAt(root, reply.folder ?? '', url) : undefined;
      if (file === undefined) continue;
      const picture = await read(file, `${domain}\n${reply.source}`).catch(() => undefined);
      if (picture) {
        found.set(url, `/files/${picture.id}${/#(?:video|\d{1,5}x\d{1,5})$/.exec(url)?.[0] ?? ''}`);
        byId.set(picture.id, picture);
      } else
        notes.push({
          what: 'changed',
          where: reply.source,
          why: `${url} is no picture or other file that can be read`,
        });
    }
    reply.pictures = found;
  }
  return { byId, notes };
}

/** The file that an address means: beside the text, or from the folder's top where it begins with a slash. */
function fileAt(root: string, folder: string, url: string): string | undefined {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(url)) return undefined;
  const [path = ''] = url.split(/[?#]/);
  if (!/\.(?:png|jpe?g|webp|pdf|csv|txt|mp4|m4v|webm)$/i.test(path)) return undefined;
  try {
    const inside = posix.normalize(posix.join(path.startsWith('/') ? '' : folder, decodeURI(path))).replace(/^\/+/, '');
    const top = realpathSync(root);
    const file = realpathSync(join(top, ...inside.split('/')));
    return file.startsWith(top + sep) && statSync(file).size <= mostBytes.video ? file : undefined;
  } catch {
    // Not there.
    return undefined;
  }
}

/** The same file of the same text has the same id, so that the same import changes nothing. */
async function read(file: string, of: string): Promise<ImportedPicture> {
  const { name, bytes, mime } = await cleanPostFile(readFileSync(file), basename(file), {
    owner: 'import',
    video: true,
  });
  const id = createHash('sha256').update(of).update(bytes).digest('base64url').slice(0, 22);
  return { id, name, mime, bytes };
}
