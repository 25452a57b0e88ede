import { list } from '../../base/config/fields';
import { readFields, type Section, type Source } from '../../base/config/read-fields';

const fields = {
  beaconUrls: list(
    'BEACON_URLS',
    {
      fits: (address) =>
        URL.canParse(address) && /^https?:\/\//.test(address) && !/[?#@]/.test(address) && !address.endsWith('/'),
      form: 'addresses such as https://api.drand.sh, without a slash at the end',
    },
    'Relays of the drand beacon, separated by commas, such as `https://api.drand.sh,https://drand.cloudflare.com`: draws that say so take their public number from whichever answers first. Each number is checked by its signature, so a relay is not trusted. One on the internal network may be named. None by default: then no draw can take one.',
  ),
};

export const beaconSections: Section[] = [
  {
    title: 'Draws',
    text: 'Draws of activities can let a public random number in, which nobody knows before (Activities, Check a draw).',
    tables: [fields],
  },
];

export const readBeaconConfig = (source: Source): { beaconUrls: readonly string[] } => readFields(fields, source);
