/** Prints the turn that holds an element, without the other turns of its chat. The browser's dialog saves it as PDF. */
export function printTurn(within: Element | null): void {
  const own = within?.closest('[data-turn]');
  const others = [...document.querySelectorAll('[data-turn]')].filter((turn) => turn !== own);
  for (const turn of others) turn.setAttribute('data-print', 'no');
  window.print();
  for (const turn of others) turn.removeAttribute('data-print');
}
