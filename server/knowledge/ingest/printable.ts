const orders = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** A file name as a terminal may show it: it can hold line ends, colours and orders that turn text round. */
export const printable = (text: string) => text.replace(orders, '\ufffd');
