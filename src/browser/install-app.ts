/** What Chromium hands out before it would offer the installation by itself. */
interface InstallEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const KEY = 'mw:installed';
let offer: InstallEvent | undefined;

/** From the first moment on: the browser makes its offer once, early. */
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

/** Puts the portal on the desktop by the browser's own prompt. `unsupported`: this browser has none, only its menu. */
export async function installApp(
  own: Window = window,
): Promise<'installed' | 'accepted' | 'dismissed' | 'unsupported'> {
  if (isInstalled(own)) return 'installed';
  if (!offer) return 'unsupported';
  const { outcome } = await offer.prompt();
  // An offer is good for one prompt.
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
    // Then the browser alone knows.
  }
}
