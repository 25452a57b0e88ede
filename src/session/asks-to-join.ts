/** Equipment health is used by people on the shop floor, who have nothing to do with accounts; where an organization is made, nobody is asked. */
const QUIET = [
  '/ehmDeviceGpt',
  '/ehmHelp',
  '/device-intelligent-agent',
  '/companyAuth',
  '/login',
  '/agreement',
  '/admin',
];

/** Whether somebody without an organization is asked on this page to create or join one. */
export const asksToJoin = (pathname: string): boolean =>
  !QUIET.some((path) => pathname === path || pathname.startsWith(`${path}/`));
