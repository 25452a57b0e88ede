import type { Translate } from '@/i18n/translate';

/** Sits above the question box, which it must not cover. */
const STYLE = `
.mw-demo { position: fixed; inset: auto auto 88px 8px; z-index: 1000; display: flex; gap: 8px; align-items: center; padding: 6px 10px;
  border: 1px solid #8a8a8a; border-radius: 8px; background: #fff; color: #242424; font: 13px/1.4 system-ui, sans-serif; }
.mw-demo select { font: inherit; color: inherit; background: #fff; border: 1px solid #616161; border-radius: 4px; min-height: 28px; }
@media print { .mw-demo { display: none; } }`;

/** Lets testers switch between companies' portals. Not part of the portal, so it looks the same with every brand. */
export function addDomainSwitch(document: Document, t: Translate, domains: readonly string[], current: string): void {
  const style = document.createElement('style');
  style.textContent = STYLE;
  const choice = document.createElement('select');
  for (const name of domains) choice.append(new Option(name, name, name === current, name === current));
  choice.addEventListener('change', () => {
    const address = new URL(window.location.href);
    address.searchParams.set('domain', choice.value);
    window.location.assign(address);
  });
  const label = document.createElement('label');
  label.append(`${t('demo:domain')} `, choice);
  const bar = document.createElement('aside');
  bar.className = 'mw-demo';
  bar.setAttribute('aria-label', t('demo:name'));
  bar.append(label);
  document.head.append(style);
  document.body.append(bar);
}
