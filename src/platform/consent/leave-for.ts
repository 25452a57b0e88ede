/** Leads back to the program. The server checked the address; what could run a script here is refused once more. */
export function leaveFor(location: string): void {
  if (/^https?:\/\//.test(location)) window.location.assign(location);
}
