import { beforeEach, describe, expect, it } from 'vitest';
import { unsubscribe } from '../../functions/src/http/unsubscribe';
import { unsubscribeSignature } from '../../functions/src/mail/link-signature';
import { notificationSettingsRef } from '../../functions/src/notifications/refs';
import { accounts, type Someone, somebody } from './administrator';
import { served } from './served';

const address = await served(unsubscribe);

let person: Someone;
let link: string;
beforeEach(async () => {
  person = await somebody();
  link = `${address}/unsubscribe/${person.uid}/${await unsubscribeSignature(person.uid)}`;
});

const settings = async () => (await notificationSettingsRef(person.uid).get()).data();
const post = (url: string) =>
  fetch(url, { method: 'POST', body: 'List-Unsubscribe=One-Click', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } });
/** What the buttons of a page post, by what they say. */
const buttonsOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/action="([^"]*)"><button[^>]*>([^<]*)/g)].map(([, action = '', label = '']) => [
      label,
      action.replaceAll('&amp;', '&'),
    ]),
  );
const wordsOf = (html: string) => /<p role="status">([^<]*)/.exec(html)?.[1];

describe('the link in a mail about notifications', () => {
  it('asks before it changes anything, because programs open links by themselves', async () => {
    const response = await fetch(`${link}?mentions=none`);
    const html = await response.text();

    expect([response.status, wordsOf(html), buttonsOf(html)]).toEqual([200, 'Switch off: mentions?', { 'Switch off': '?mentions=none' }]);
    expect(await settings()).toBeUndefined();
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('switches off by one press or by a mail program, says what, and offers to switch on again as it was', async () => {
    await notificationSettingsRef(person.uid).set({ mentions: 'daily', timeZone: 'Europe/Oslo' });
    const html = await (await post(`${link}?mentions=none`)).text();

    expect(await settings()).toEqual({ mentions: 'none', timeZone: 'Europe/Oslo' });
    expect(wordsOf(html)).toBe('Switched off: mentions.');
    const { 'Switch on again': again, 'Switch off all of these emails': all } = buttonsOf(html);
    await post(link + all);
    expect(await settings()).toMatchObject({ requests: 'none', mentions: 'none', answers: 'none', proposals: 'none' });
    expect(wordsOf(await (await post(link + again)).text())).toBe('Switched on: mentions.');

    expect(await settings()).toMatchObject({ requests: 'none', mentions: 'daily' });
  });

  it.each(['//', '//x?mentions=none', '/unsubscribe/%E0?%'])('leads nowhere at the address %s', async (path) => {
    expect((await fetch(address + path)).status).toBe(404);
  });

  it('is in the language of the mail, else of the browser', async () => {
    const inFrench = () => fetch(`${link}?mentions=none&requests=none`, { headers: { 'Accept-Language': 'fr' } });
    expect(wordsOf(await (await inFrench()).text())).toBe('Désactiver\u00a0: demandes d’accès et mentions\u00a0?');
    await notificationSettingsRef(person.uid).set({ language: 'de' });

    expect(wordsOf(await (await inFrench()).text())).toBe('Abschalten: Zugriffsanfragen und Erwähnungen?');
  });

  it.each([
    ['a signature of somebody else', async () => link.replace(person.uid, (await somebody()).uid)],
    ['another signature', async () => `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`],
    ['no signature', async () => `${address}/unsubscribe/${person.uid}`],
    ['a path in place of an account', async () => link.replace(person.uid, 'a%2Fb')],
  ])('changes nothing with %s', async (_what, wrong) => {
    const response = await post(`${await wrong()}?mentions=none`);

    expect([response.status, wordsOf(await response.text())]).toEqual([404, expect.stringMatching(/^This link doesn’t work any more/)]);
    expect(await settings()).toBeUndefined();
  });

  it.each(['', '?mentions=hourly', '?news=none'])('changes nothing with the choice "%s"', async (choice) => {
    expect((await post(link + choice)).status).toBe(404);
    expect(await settings()).toBeUndefined();
  });

  it('writes nothing for an account that is gone', async () => {
    await accounts().deleteUser(person.uid);

    expect((await post(`${link}?mentions=none`)).status).toBe(404);
    expect(await settings()).toBeUndefined();
  });
});
