import { dashboardPagePath } from '@/domain/addresses';
import { Undeliverable } from './mail';

/** What an installation decides about mails, beside how they leave. */
export type MailSettings = {
  /** Where an invited person accepts. */
  link: string;
  perDay: { organization: number; sender: number };
};

/**
 * Reads `APP_URL`, the address of the app, `MAILS_PER_DAY_ORGANIZATION` (200 unless set) and `MAILS_PER_DAY_SENDER` (50 unless set).
 * @throws Undeliverable naming what is missing or wrong
 */
export function mailSettingsFrom(environment: NodeJS.ProcessEnv): MailSettings {
  const { APP_URL = '' } = environment;
  if (APP_URL === '') throw new Undeliverable('Mail is not set up: APP_URL, the address of the app, is not set.');
  if (!URL.canParse(APP_URL) || !/^https?:$/.test(new URL(APP_URL).protocol))
    throw new Undeliverable('APP_URL must be the address of the app, such as https://loggia.example/.');
  const { origin, pathname } = new URL(APP_URL);
  return {
    link: `${origin}${pathname}#${dashboardPagePath('my-page')}`,
    perDay: {
      organization: limitFrom(environment, 'MAILS_PER_DAY_ORGANIZATION', 200),
      sender: limitFrom(environment, 'MAILS_PER_DAY_SENDER', 50),
    },
  };
}

function limitFrom(environment: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const written = environment[name];
  if (written === undefined || written === '') return otherwise;
  if (!/^\d{1,9}$/.test(written)) throw new Undeliverable(`${name} must be a number of mails, such as ${otherwise}.`);
  return Number(written);
}
