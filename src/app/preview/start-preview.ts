import { type FromFrame, PREVIEW_LINE, type ToFrame } from '@/admin/preview/protocol';
import { openPeer, type Peer } from '@/browser/open-peer';
import { basename } from '../basename';
import { createAdopter } from './adopt';
import { AnswerPreview } from './answer-preview';
import { createPage } from './create-page';
import { isSignedIn } from './is-signed-in';
import { watchConsole } from './watch-console';

/** Starts the portal as a preview in a workbench frame, which sends it one setting after another. */
export async function startPreview(): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no element with the id "root".');
  const early: ToFrame[] = [];
  const adopt = createAdopter();
  let hear = (message: ToFrame): void => void early.push(message);
  const peer: Peer<FromFrame> = openPeer<ToFrame, FromFrame>(
    PREVIEW_LINE,
    window,
    () => window.parent,
    (message) => hear(adopt(message)),
  );
  // A guest's page shows what the server gave for the secret of a link, and asks for nothing else.
  const above = window.parent.location.pathname;
  const guest = above.startsWith(`${basename}/preview`);
  // Those who run an organization try its drafts on this portal as they are signed in here.
  const organization = /^\/admin\/organizations\/([^/]+)\//.exec(above.slice(basename.length))?.[1];
  if (!guest && !(await isSignedIn(window.fetch.bind(window), organization))) {
    peer.post({ type: 'refused' });
    peer.close();
    return;
  }
  const errors = watchConsole(window);
  const created = createPage(window, element, peer.post, guest);
  const answers = new AnswerPreview(created, errors, peer.post);
  hear = (message) => answers.hear(message);
  for (const message of early) answers.hear(message);
  peer.post({ type: 'ready' });
}
