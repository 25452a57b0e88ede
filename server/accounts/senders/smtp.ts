import { messageOf, type Sender, sendTimeoutMs } from './sender';

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
        from,
        to: delivery.target,
        messageId: `<${delivery.id}@millwright>`,
        ...messageOf(delivery),
      });
    } finally {
      transport.close();
    }
  };
}
