/** An address that a page may open: of the portal itself, or with https. */
export const LINK = /^(\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\/?#@]+([/?#][^\s\\]*)?)$/;
