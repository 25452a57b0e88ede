const threeDaysSeconds = 3 * 24 * 3600;

/** The cookie in which the portal keeps its token. It is the portal's to read, so it is not HttpOnly; the server never believes it. */
export function tokenCookie(token: string, secure: boolean): string {
  const cookie = `token=${token}; Path=/; Max-Age=${threeDaysSeconds}; SameSite=Lax`;
  return secure ? `${cookie}; Secure` : cookie;
}
