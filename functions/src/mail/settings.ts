import { Undeliverable } from './mail';

/** An installation's settings for mails, besides the transport. */
export type MailSettings = {
  /** The address of a page of the app, which asks to sign in or to sign up first where that is needed. */
  linkTo: (path: string) => string;
  /** The address of a page that a function answers with. @param path without a slash before it */
  pageAt: (path: string) => string;
  perDay: { organization: number; sender: number };
};

/**
 * Reads `APP_URL`, the address of the app, `MAILS_PER_DAY_ORGANIZATION` (default 200) and `MAILS_PER_DAY_SENDER` (default 200).
 * @throws Undeliverable naming what is missing or invalid
 */
export function mailSettingsFrom(environment: NodeJS.ProcessEnv): MailSettings {
  const { APP_URL = '' } = environment;
  if (APP_URL === '') throw new Undeliverable('Mail is not set up: APP_URL, the address of the app, is not set.');
  if (!URL.canParse(APP_URL) || !/^https?:$/.test(new URL(APP_URL).protocol))
    throw new Undeliverable('APP_URL must be the address of the app, such as https://loggia.example/.');
  const { origin, pathname } = new URL(APP_URL);
  return {
    linkTo: (path) => `${origin}${pathname}#${path}`,
    pageAt: (path) => `${origin}${pathname.replace(/\/*$/, '/')}${path}`,
    perDay: {
      organization: limitFrom(environment, 'MAILS_PER_DAY_ORGANIZATION', 200),
      sender: limitFrom(environment, 'MAILS_PER_DAY_SENDER', 200),
    },
  };
}

function limitFrom(environment: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const value = environment[name];
  if (value === undefined || value === '') return fallback;
  if (!/^\d{1,9}$/.test(value)) throw new Undeliverable(`${name} must be a number of mails, such as ${fallback}.`);
  return Number(value);
}
