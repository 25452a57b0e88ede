import { cleanup, fireEvent } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editor, openEditor } from '../support/open-editor';
import { answerByMocks } from '../support/portal-flow';

answerByMocks();

/**
 * The number of random controls to press. `EDITS=10000` is the number that the workbench must survive without a fault.
 */
const EDITS = Number(process.env.EDITS ?? 60);
const IN_A_ROW = 30;

const TYPED = ['', 'Pumps', '泵', '-1', '7', '#12', '/a.svg', 'https://x.example/', 'x'.repeat(400)];
/** Controls that leave the form or open a file picker. */
const NOT_PRESSED = /^Edit JSON$|^Upload/;

type Choice = readonly [what: number, which: number, value: number];
const choices = fc.array(fc.tuple(fc.nat(99), fc.nat(9999), fc.nat(9999)), {
  minLength: IN_A_ROW,
  maxLength: IN_A_ROW,
});

/**
 * Finds controls by attribute, because queries by role are slower than the press itself; other tests cover names and
 * roles.
 */
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

function press([what, which, value]: Choice): void {
  const control = pick(controlsFor(what), which);
  if (!control) return;
  if (control instanceof HTMLSelectElement) choose(control, value);
  else if (isText(control)) fireEvent.change(control, { target: { value: TYPED[value % TYPED.length] } });
  else fireEvent.click(control);
}

/** Most presses stay in the current form; otherwise its lists would never grow. */
function controlsFor(what: number): HTMLElement[] {
  if (what < 12) return all('nav [data-row]');
  if (what < 16) return all('nav [data-row] + span button');
  if (what < 18) return all('[aria-label="Undo"]');
  if (what < 20) return all('[aria-label="Redo"]');
  if (what < 45) return all('[data-form] [aria-label^="Add to"]');
  const controls = all('[data-form] :is(button, input:not([type=file]), textarea, select)');
  return controls.filter((each) => !each.matches(':disabled') && !NOT_PRESSED.test(nameOf(each)));
}

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? '';

function isText(element: HTMLElement): boolean {
  if (element instanceof HTMLTextAreaElement) return true;
  return element instanceof HTMLInputElement && element.type !== 'checkbox' && element.type !== 'radio';
}

function choose(select: HTMLSelectElement, value: number): void {
  const option = select.options[value % select.options.length];
  fireEvent.change(select, { target: { value: option?.value } });
}

function pick<T>(from: ArrayLike<T>, which: number): T | undefined {
  return from[which % Math.max(from.length, 1)];
}

test(
  `${EDITS} presses on whatever the form offers: no part of the workbench stops, and text and form agree`,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('main', 'minimal', 'limits'), choices, async (name, acts) => {
        await openEditor(name);
        for (const each of acts) {
          press(each);
          expect(all('[role=alert]').map((alert) => alert.textContent)).toEqual([]);
          expect(editor.faults).toEqual([]);
          expect(JSON.parse(editor.text)).toEqual(editor.body);
        }
        cleanup();
      }),
      { numRuns: Math.ceil(EDITS / IN_A_ROW) },
    );
  },
  60_000 + 500 * EDITS,
);
