import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface PageParts {
  /** The whole opening tag of the html element. */
  html: string;
  head: string;
  boot: string;
  /** What stands in the root element until the portal's script draws the page. */
  text?: string;
}

export type PageTemplate = (parts: PageParts, nonce: string) => string;

const places = /(__MW_NONCE__|<!--mw:head-->|<!--mw:boot-->|<!--mw:text-->|<html[^>]*>)/;

/**
 * Cuts the built index.html at its placeholders once. What is put in is joined, never searched again: a setting that
 * spells a placeholder is only a setting with odd words.
 */
export function readTemplate(source: string): PageTemplate {
  const pieces = source.replace(/<title>[^<]*<\/title>/, '').split(places);
  return ({ html, head, boot, text = '' }, nonce) => {
    let page = '';
    for (const piece of pieces) {
      if (piece === '__MW_NONCE__') page += nonce;
      else if (piece === '<!--mw:head-->') page += head.replaceAll(NONCE, nonce);
      else if (piece === '<!--mw:boot-->') page += boot;
      else if (piece === '<!--mw:text-->') page += text;
      else if (piece.startsWith('<html')) page += html;
      else page += piece;
    }
    return page;
  };
}

/** Stands for the nonce in a head that is written once and sent often. No text that was escaped can contain it. */
export const NONCE = '<nonce>';

export function loadTemplate(clientFolder: string): PageTemplate | undefined {
  const file = join(clientFolder, 'index.html');
  return existsSync(file) ? readTemplate(readFileSync(file, 'utf8')) : undefined;
}
