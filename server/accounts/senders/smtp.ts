import { messageOf, Refused, type Sender, sendTimeoutMs } from './sender';

/**
 * Sends mail through the company's own server. A connection is opened per message, since codes are rare and idle
 * connections drop.
 */
export function smtpSender({ url, from }: { url: string; from: string }): Sender {
  return async (delivery) => {
    const { createTransport } = await import('nodemailer');
    const timeouts = { connectionTimeout: sendTimeoutMs, greetingTimeout: sendTimeoutMs, socketTimeout: sendTimeoutMs };
    const transport = createTransport({ url, ...timeouts });
    try {
      await transport.sendMail({
        // Of a letter, the mailbox shows the portal's name.
        from: 'letter' in delivery ? { name: delivery.brand, address: addressOf(from) } : from,
        to: delivery.target,
        messageId: `<${delivery.id}@millwright>`,
        ...messageOf(delivery),
      });
    } catch (error) {
      throw isRefusal(error) ? new Refused((error as Error).message) : error;
    } finally {
      transport.close();
    }
  };
}

const addressOf = (from: string) => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;

/** The mail server knows the recipient and does not take the mail: 5xx to the address, as RFC 5321 has it. */
const isRefusal = (error: unknown): boolean => {
  const { code, command, responseCode = 0 } = error as { code?: string; command?: string; responseCode?: number };
  return code === 'EENVELOPE' && command === 'RCPT TO' && responseCode >= 500;
};
