/** Chromium's `beforeinstallprompt` event. */
interface InstallEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const KEY = 'mw:installed';
let offer: InstallEvent | undefined;

/** Must run at once, because the event fires early and only once. */
export function watchInstallOffer(own: Window = window): void {
  own.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallEvent;
    remember(false);
  });
  own.addEventListener('appinstalled', () => {
    offer = undefined;
    remember(true);
  });
}

/**
 * Installs the portal as an app with the browser's prompt. `unsupported`: the browser has no prompt, only a menu entry.
 */
export async function installApp(
  own: Window = window,
): Promise<'installed' | 'accepted' | 'dismissed' | 'unsupported'> {
  if (isInstalled(own)) return 'installed';
  if (!offer) return 'unsupported';
  const { outcome } = await offer.prompt();
  // The event allows only one prompt.
  offer = undefined;
  return outcome;
}

function isInstalled(own: Window): boolean {
  if (own.matchMedia('(display-mode: standalone)').matches) return true;
  try {
    return offer === undefined && own.localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

function remember(installed: boolean): void {
  try {
    if (installed) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage, only the browser knows.
  }
}
