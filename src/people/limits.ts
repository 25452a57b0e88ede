/** Seconds between two codes for signing in. */
export const RESEND_LOGIN_S = 59;
/** Seconds between two codes for a new password. */
export const RESEND_RESET_S = 60;
/** Seconds until a finished wizard closes by itself. */
export const CLOSE_AFTER_S = 5;
/** What a picture may be that somebody chooses: of themselves, or of a licence. */
export const PICTURE_KINDS = ['image/png', 'image/jpeg', 'image/webp'];

/** Of a picture that others see; the server takes more, for licences. */
export const MOST_PICTURE_BYTES = 5 * 1024 * 1024;
