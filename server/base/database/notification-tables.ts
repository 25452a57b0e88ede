import type { Generated, JSONColumnType } from 'kysely';
import type { components } from '../../../generated/api';

/** Row types of notifications. */
export interface NotificationTables {
  notification_event: { id: Generated<string>; data: JSONColumnType<object>; at: Generated<Date> };
  notification: {
    id: Generated<string>;
    person_id: string;
    access_domain: string;
    kind: components['schemas']['NotificationKind'];
    root: string;
    post_id: string | null;
    title: string;
    link: string;
    count: Generated<number>;
    actors: Generated<string[]>;
    events: Generated<string[]>;
    at: Generated<Date>;
    read_at: Date | null;
    mailed_at: Date | null;
  };
  follow: {
    person_id: string;
    access_domain: string;
    kind: 'question' | 'tag' | 'board' | 'person';
    target: string;
    at: Generated<Date>;
    /** Nothing of it is told, for whatever reason. */
    muted: Generated<boolean>;
  };
  notify_preference: {
    person_id: string;
    access_domain: string;
    kind: components['schemas']['NotificationKind'];
    in_app: boolean;
    mail: 'once' | 'digest' | 'off';
  };
  notification_digest: { person_id: string; access_domain: string; period: string; at: Generated<Date> };
  notify_mail: {
    person_id: string;
    access_domain: string;
    off_at: Date | null;
    refused: Generated<number>;
    time_zone: string | null;
  };
}
