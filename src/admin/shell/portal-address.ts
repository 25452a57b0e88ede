/** The boot data of this page. */
export interface Here {
  protocol: string;
  hostname: string;
  port: string;
  /** Access domain of this page. */
  domain: string;
  /** Base path of the demo, which has one host for all domains. */
  demoBase?: string | undefined;
}

/** URL of a domain for visitors: short names are below the installation's host, full host names stand alone. */
export function portalAddress(domain: string, here: Here = readHere()): string {
  const port = here.port && `:${here.port}`;
  if (here.demoBase !== undefined) {
    return `${here.protocol}//${here.hostname}${port}${here.demoBase}/engine?domain=${encodeURIComponent(domain)}`;
  }
  if (domain === 'main') return `${here.protocol}//${mainHostOf(here)}${port}/`;
  return `${here.protocol}//${domain.includes('.') ? domain : `${domain}.${mainHostOf(here)}`}${port}/`;
}

/** The access domain whose host the workbench is open on. */
export const domainHere = (): string => readHere().domain;

function mainHostOf({ hostname, domain }: Here): string {
  if (/^[\d.]+$|^\[/.test(hostname)) return 'localhost';
  return hostname.startsWith(`${domain}.`) ? hostname.slice(domain.length + 1) : hostname;
}

function readHere(): Here {
  const { protocol, hostname, port } = window.location;
  const boot: { domain?: string; revision?: string } = parse(document.getElementById('mw-boot')?.textContent);
  const base = document.querySelector<HTMLMetaElement>('meta[name=mw-base]')?.content ?? '';
  const demoBase = boot.revision?.startsWith('demo') ? base : undefined;
  return { protocol, hostname, port, domain: boot.domain ?? 'main', demoBase };
}

function parse(text: string | null | undefined): object {
  try {
    return JSON.parse(text || '{}');
  } catch {
    return {};
  }
}
