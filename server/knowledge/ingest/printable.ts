const orders = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** A file name that is safe on a terminal: it may contain line ends, colour codes and bidirectional controls. */
export const printable = (text: string) => text.replace(orders, '\ufffd');
