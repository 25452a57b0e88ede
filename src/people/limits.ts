/** Seconds between two sign-in codes. */
export const RESEND_LOGIN_S = 59;
/** Seconds between two codes for resetting the password. */
export const RESEND_RESET_S = 60;
/** Seconds until a finished wizard closes by itself. */
export const CLOSE_AFTER_S = 5;
/** File types accepted for avatars, logos and licences. */
export const PICTURE_KINDS = ['image/png', 'image/jpeg', 'image/webp'];

/** For pictures that others see; the server accepts larger ones for licences. */
export const MOST_PICTURE_BYTES = 5 * 1024 * 1024;
