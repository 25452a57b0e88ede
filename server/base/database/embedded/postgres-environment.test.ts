import { expect, test } from 'vitest';
import { postgresEnvironment } from './postgres-environment';

test('PostgreSQL learns where programs are and the time zone, and none of our keys', () => {
  const env = {
    PATH: '/bin',
    TZ: 'UTC',
    LC_ALL: 'C',
    PGDATA: '/elsewhere',
    LLM_API_KEY: 'sk-1',
    SMTP_URL: 'smtp://user:secret@mail',
    DATABASE_URL: 'postgres://user:secret@db',
  };
  expect(postgresEnvironment(env)).toEqual({ PATH: '/bin', TZ: 'UTC', LC_ALL: 'C' });
});
