import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../../../generated/locales';
import { type Finding, hasErrors } from '../../../../setting/finding';
import { message } from '../../../base/messages/message';
import { escapeHtml } from '../../../base/text/escape-html';
import { summary } from '../checks';
import { comparePictures } from './compare-pictures';
import type { DrawnPage } from './draw-pages';

interface DomainReport {
  name: string;
  migrated: number;
  findings: Finding[];
  paths: string[];
  pages: DrawnPage[];
}

interface ReportParts {
  output: string;
  version: string;
  notes: string[];
  domains: DomainReport[];
  lang: Locale;
}

const style = `body{font:15px/1.5 system-ui,sans-serif;max-width:1100px;margin:2rem auto;padding:0 1rem;color:#1b1b1b}
h2{margin-top:2.5rem;border-top:1px solid #ddd;padding-top:1rem}table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:.3rem .8rem .3rem 0;border-bottom:1px solid #eee;vertical-align:top}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:1rem;align-items:start}.pair.narrow{max-width:640px}
figure{margin:0}figcaption{color:#555;font-size:.9em}img{max-width:100%;border:1px solid #ccc}
.error{color:#b10e1c}.warning{color:#8a5300}code{overflow-wrap:anywhere}.note{background:#fff4ce;padding:.6rem 1rem}`;

/** The report as one HTML page beside its pictures, which are written here. Everything stored is text in it. */
export async function writeReport({ output, version, notes, domains, lang }: ReportParts): Promise<string> {
  if (domains.some(({ pages }) => pages.length > 0)) mkdirSync(join(output, 'pictures'), { recursive: true });
  const sections = await Promise.all(domains.map((domain) => section(output, domain, lang)));
  const rows = domains.map(
    ({ name, migrated, findings }, n) =>
      `<tr><td><a href="#d${n}">${escapeHtml(name)}</a></td><td>${migrated}</td><td class="${hasErrors(findings) ? 'error' : ''}">${summary(findings, lang)}</td></tr>`,
  );
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${message('commands:rehearsal.title', { version: escapeHtml(version) })[lang]}</title><style>${style}</style></head><body>`,
    `<h1>${message('commands:rehearsal.heading')[lang]}</h1><p>${message('commands:rehearsal.intro', { version: escapeHtml(version), settings: domains.length, at: new Date().toISOString() })[lang]}</p>`,
    ...notes.map((note) => `<p class="note">${escapeHtml(note)}</p>`),
    `<table><thead><tr><th>${message('commands:rehearsal.domain')[lang]}</th><th>${message('commands:rehearsal.upgraded')[lang]}</th><th>${message('commands:rehearsal.findings')[lang]}</th></tr></thead>`,
    `<tbody>${rows.join('')}</tbody></table>`,
    ...sections.map((html, n) => `<section id="d${n}">${html}</section>`),
    '</body></html>\n',
  ].join('\n');
}

async function section(output: string, domain: DomainReport, lang: Locale): Promise<string> {
  const { name, findings, paths, pages } = domain;
  const lines = findings.map(
    ({ severity, pointer, text }) =>
      `<tr><td class="${severity}">${message(`commands:rehearsal.${severity}`)[lang]}</td><td>${escapeHtml(text[lang])}</td><td><code>${escapeHtml(pointer || '/')}</code></td></tr>`,
  );
  const apart = paths.filter((path) => path.includes(':'));
  const pairs = await Promise.all(pages.map((page, n) => pair(output, `${fileName(name)}-${n + 1}`, page, lang)));
  return [
    `<h2>${escapeHtml(name)}</h2>`,
    paths.length === 0 ? `<p>${message('commands:rehearsal.noPage')[lang]}</p>` : '',
    lines.length > 0 ? `<table><tbody>${lines.join('')}</tbody></table>` : '',
    ...pairs,
    apart.length > 0
      ? `<p>${message('commands:rehearsal.notDrawn', { paths: escapeHtml(apart.join(', ')) })[lang]}</p>`
      : '',
  ].join('\n');
}

async function pair(output: string, file: string, page: DrawnPage, lang: Locale): Promise<string> {
  const { path, width, before, after } = page;
  const heading = escapeHtml(message('commands:rehearsal.at', { path, width })[lang]);
  const keep = (side: 'before' | 'after', picture: Buffer) => {
    const name = `pictures/${file}-${side}.png`;
    writeFileSync(join(output, name), picture);
    const said = message(`commands:rehearsal.${side}`)[lang];
    return `<figure><figcaption>${said}</figcaption><a href="${name}"><img src="${name}" alt="${heading}, ${said}"></a></figure>`;
  };
  const said = before
    ? difference(await comparePictures(before, after), lang)
    : message('commands:rehearsal.noBefore')[lang];
  return [
    `<h3>${heading}: ${said}</h3><div class="pair${width < 600 ? ' narrow' : ''}">`,
    before ? keep('before', before) : '',
    keep('after', after),
    '</div>',
  ].join('\n');
}

const difference = (part: number, lang: Locale) =>
  part === 0
    ? message('commands:rehearsal.same')[lang]
    : message('commands:rehearsal.differs', { part: (part * 100).toFixed(part < 0.01 ? 2 : 1) })[lang];

const fileName = (name: string) => name.replaceAll(/[^\w.-]+/g, '_').slice(-80);
