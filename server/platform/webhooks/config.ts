import { list } from '../../base/config/fields';
import { readFields, type Section, type Source } from '../../base/config/read-fields';

const fields = {
  webhookHosts: list(
    'WEBHOOK_HOSTS',
    {
      fits: (origin) =>
        URL.canParse(origin) && /^https?:\/\//.test(origin) && new URL(origin).origin === origin.toLowerCase(),
      form: 'origins such as http://mes.plant.example:8080, without a path',
    },
    'Origins on the internal network, separated by commas, to which webhooks may be sent, such as `http://mes.plant.example:8080`. Everything else must be https on port 443 and resolve to public addresses only.',
  ),
};

export const webhookSections: Section[] = [
  {
    title: 'Webhooks',
    text: 'Organizations have the portal tell their own systems what happens (Developer platform, Webhooks).',
    tables: [fields],
  },
];

export const readWebhookConfig = (source: Source): { webhookHosts: readonly string[] } => readFields(fields, source);
