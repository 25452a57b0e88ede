import { as, text } from '../base/config/fields';
import { readFields, type Section, type Source } from '../base/config/read-fields';
import { type AllowedHost, readHosts } from './allowed-hosts';

const fields = {
  hosts: as(
    {
      ...text(
        'TOOL_HOSTS',
        'Addresses that connected tools may call, as a JSON list, for example `[{"url":"https://historian.plant.example:8443/api","domains":["portal.example"],"header":"Authorization","value":"Bearer …","internal":true}]`. A tool reaches only what is below such an address. `domains`: the portals that may use it, all if absent. `header` and `value`: sent with every call, known to nobody else. `internal`: the address is on the internal network; without it, only public addresses are dialed.',
      ),
      secret: true,
    },
    (given, faults): AllowedHost[] => readHosts(given, faults),
  ),
};

export const toolsSections: Section[] = [
  {
    title: 'Connected tools',
    text: 'Operators describe calls of your other systems in the workbench (Tools), and people make them from a form. Where such calls may go is decided here alone.',
    tables: [fields],
  },
];

export const readToolsConfig = (source: Source): { toolHosts: readonly AllowedHost[] } => ({
  toolHosts: readFields(fields, source).hosts,
});
