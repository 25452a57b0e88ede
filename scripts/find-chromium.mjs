// For the tests, the rehearsal of a release and the set-up, which runs before anything is installed: Node's own modules
// only.
import { existsSync } from 'node:fs';

export const headlessShell = '/usr/bin/chromium-headless-shell';

// The headless shell comes first: the same engine without windows and toolbars uses a third less processor time.
const places = () => [
  process.env.CHROMIUM_PATH,
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of an installed Chromium, CHROMIUM_PATH first; undefined if there is none. */
export const findChromium = () => places().find((path) => path && existsSync(path));

/** For a browser that only renders: no sandbox, which containers do not allow, and no background requests. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
