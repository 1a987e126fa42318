import { describe, expect, it } from 'vitest';
import { languages } from '@/language/languages';
import { invitationMessage } from './invitation-message';
import { mailLanguage } from './language';

type Parts = Parameters<typeof invitationMessage>[0];

const link = 'https://loggia.example/#/dashboard/my-page';
const english = await mailLanguage('en');
const message = (name = 'Ulla Brandt', organization = 'Northlight', changes: Partial<Parts> = {}) =>
  invitationMessage({
    language: english,
    inviter: { name, email: 'ulla@northlight.example' },
    organization: { id: 'Northlight', name: organization },
    note: '',
    to: { kind: 'organization', role: 'editor', expires: null },
    link,
    ...changes,
  });

describe('invitationMessage', () => {
  it('names inviter, organization and role, and links to the page to accept [MODEL-046, ACCESS-025]', () => {
    const { subject, text, html } = message();

    expect(subject).toBe('Ulla Brandt invites you to join Northlight on Loggia');
    expect(text).toContain('Ulla Brandt (ulla@northlight.example) invites you to join Northlight on Loggia as an editor.');
    expect(text).toContain(link);
    expect(html).toContain(`href="${link}"`);
    expect(html).toContain('<strong><bdi>Northlight</bdi></strong>');
  });

  it('says until when an invitation to an organization can be accepted', () => {
    const to = { kind: 'organization', role: 'editor', expires: new Date('2026-12-26T22:59:00Z') } as const;
    const ends = 'The invitation ends on 26 December 2026 at 22:59 (UTC).';

    expect(message(undefined, undefined, { to }).text).toContain(ends);
    expect(message(undefined, undefined, { to }).html).toContain(`<p>${ends}</p>`);
    expect(message().text).not.toContain('ends on');
  });

  it('leaves out a missing name', () => {
    expect(message('').subject).toBe('You are invited to join Northlight on Loggia');
    expect(message('', '').text).toContain('ulla@northlight.example invites you to join Northlight');
  });

  it('writes names as text, never as markup', () => {
    const { html } = message('<img src=x onerror="1">', `"><script>'&`, { link: 'https://loggia.example/?a=1&b="' });

    expect(html).not.toMatch(/<img|<script/);
    expect(html).toContain('&quot;&gt;&lt;script&gt;&#39;&amp;');
    expect(html).toContain('href="https://loggia.example/?a=1&amp;b=&quot;"');
  });

  it.each([
    'Ada\r\nBcc: all@x',
    'Ada\n\nX: 1',
    'Ada\u2028Bcc',
    'Ada\u0085x',
    'Ada\u0000',
    'Ada\u202Egnp',
    'Ada\u200Bx',
    'Ada\uFEFF',
    'Ada\ud800',
  ])('keeps the name %j on one line, without invisible characters', (name) => {
    for (const part of [message(name), message('Ada', name)]) {
      expect(part.subject).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
      expect(part.text.split('\n\n')).toHaveLength(3);
    }
  });

  it.each(['https://evil.example', 'evil.example', 'www.evil.example/x', 'Call evil．example now', 'ceo@bank', '//evil', 'a\\b'])(
    'leaves out the name %j, which mail programs make a link of',
    (name) => {
      const parts = [message(name), message('Ada', name)];

      for (const { subject, text, html } of parts) expect(subject + text + html).not.toContain(name);
      expect(message('Ada', name).subject).toBe('Ada invites you to join Northlight on Loggia');
    },
  );

  it.each(['J. R. Smith', 'J.R.R. Tolkien', 'Acme Inc.', 'محمد‌رضا', 'O’Neill & Söhne (Østfold) 🏛'])(
    'leaves the name %j as it is',
    (name) => {
      expect(message(name).subject).toContain(name);
    },
  );

  it('shortens long names between characters, within the stored limits', () => {
    const { subject, text, html } = message('🏛'.repeat(5000), `${'<'.repeat(5000)}`);

    expect(subject).toContain(`${'🏛'.repeat(79)}…`);
    expect(subject).not.toContain('🏛'.repeat(80));
    expect([subject.length <= 300, text.length <= 10_000, html.length <= 50_000]).toEqual([true, true, true]);
  });
});

describe('invitationMessage to a tour', () => {
  const toTour = (changes: object = {}) =>
    message('Ulla Brandt', 'Northlight', {
      to: { kind: 'tour', name: 'Håkon’s Hall', accessLevel: 'read', expires: null, email: 'ada@people.example', ...changes },
      link: 'https://loggia.example/#/dashboard/tours/landing/hakons-hall',
    });

  it('names the tour and what the invited person may do, and links to it [COLLAB-019]', () => {
    const { subject, text, html } = toTour();

    expect(subject).toBe('Ulla Brandt invites you to view Håkon’s Hall on Loggia');
    expect(text).toContain('Ulla Brandt (ulla@northlight.example) invites you to view the tour Håkon’s Hall of Northlight on Loggia.');
    expect(text).toContain('Sign in or sign up with exactly this address, ada@people.example.');
    expect(text).toContain('Open the tour: https://loggia.example/#/dashboard/tours/landing/hakons-hall');
    expect(html).toContain('the tour <strong><bdi>Håkon’s Hall</bdi></strong> of <bdi>Northlight</bdi>');
    expect(toTour({ kind: 'collection', accessLevel: 'readUpdate' }).text).toContain('to view and edit the collection Håkon’s Hall of');
  });

  it('says when the access ends [COLLAB-008]', () => {
    expect(toTour({ expires: new Date('2027-06-12T21:59:00Z') }).text).toContain('Your access ends on 12 June 2027 at 21:59 (UTC).');
  });

  it('leaves out a name that looks like an address', () => {
    const { subject, text } = toTour({ name: 'evil.example' });

    expect(subject).toBe('Ulla Brandt invites you to view a tour of Northlight on Loggia');
    expect(text).toContain('invites you to view the tour of Northlight on Loggia.');
    expect(subject + text).not.toContain('evil');
  });

  it('quotes a note, line by line, as the words of the person who invites', () => {
    const { text, html } = message('Ulla', 'Northlight', { note: 'Hello <b>Ada</b>,\n\nIf you did not expect this, pay.' });

    expect(text).toContain('\n\nUlla writes:\n> Hello <b>Ada</b>,\n> \n> If you did not expect this, pay.\n\n');
    expect(html).toContain(
      '<p><bdi>Ulla</bdi> writes:</p>\n<blockquote dir="auto">Hello &lt;b&gt;Ada&lt;/b&gt;,<br><br>If you did not expect this, pay.</blockquote>',
    );
  });
});

describe('invitationMessage in another language', () => {
  const inLanguage = async (tag: string, changes: Partial<Parts> = {}) =>
    message('Ulla Brandt', 'Northlight', {
      language: await mailLanguage(tag),
      note: 'Hello Ada',
      to: {
        kind: 'tour',
        name: 'قاعة',
        accessLevel: 'readUpdate',
        expires: new Date('2027-06-12T21:59:00Z'),
        email: 'ada@people.example',
      },
      ...changes,
    });

  it('is in its words, dates and direction, with names and note set apart', async () => {
    const { subject, text, html } = await inLanguage('ar');

    expect(subject).toBe('دعوة من Ulla Brandt لمشاهدة قاعة وتحريرها على Loggia');
    expect(text).toContain('فتح الجولة: https://');
    expect(text).toMatch(/تنتهي صلاحية وصولك في .*يونيو.* \(UTC\)\./);
    expect(html.startsWith('<div lang="ar" dir="rtl">\n<p>تلقّيت دعوة من <bdi>Ulla Brandt (ulla@northlight.example)</bdi>')).toBe(true);
    expect(html).toContain('<strong><bdi>قاعة</bdi></strong> من <bdi>Northlight</bdi>');
    expect(html).toContain('<blockquote dir="auto">Hello Ada</blockquote>');
  });

  it.each([
    [
      'de-AT',
      'Ulla Brandt lädt Sie ein, قاعة auf Loggia anzusehen und zu bearbeiten',
      'Tour öffnen: https://',
      'am 12. Juni 2027 um 21:59',
    ],
    ['fr', 'Ulla Brandt vous invite à voir et à modifier قاعة sur Loggia', 'Ouvrir la visite\u00a0: https://', 'le 12 juin 2027 à 21:59'],
    ['no', 'Ulla Brandt inviterer deg til å se og redigere قاعة på Loggia', 'Åpne omvisningen: https://', '12. juni 2027'],
    ['', 'Ulla Brandt invites you to view and edit قاعة on Loggia', 'Open the tour: https://', 'on 12 June 2027 at 21:59'],
    ['xx"><b>', 'Ulla Brandt invites you to view and edit قاعة on Loggia', 'Open the tour: https://', 'on 12 June 2027 at 21:59'],
  ])('for %j has its subject, action and date', async (tag, subject, action, date) => {
    const sent = await inLanguage(tag);

    expect(sent.subject).toBe(subject);
    expect(sent.text).toContain(action);
    expect(sent.text).toContain(date);
  });

  it('has a sentence for every role and for what has no name', async () => {
    const to = (role: 'viewer' | 'editor' | 'admin') => ({ kind: 'organization', role, expires: null }) as const;
    const first = async (changes: Partial<Parts>) => (await inLanguage('nb', changes)).text.split('\n')[0];

    expect(await first({ to: to('admin') })).toMatch(/bli med i Northlight på Loggia som administrator\.$/);
    expect(await first({ to: to('viewer') })).toMatch(/som leser\.$/);
    const unnamed = { kind: 'collection', name: 'evil.example', accessLevel: 'read', expires: null, email: 'a@b.example' } as const;
    expect(await first({ to: unnamed })).toMatch(/til å se samlingen fra Northlight på Loggia\.$/);
    expect((await inLanguage('nb', { to: unnamed })).subject).toMatch(/til å se en samling fra Northlight på Loggia$/);
  });

  it.each(languages.map(({ code }) => code))('has no markup of its own in %s', async (code) => {
    const { t } = await mailLanguage(code);

    for (const text of Object.values(t)) expect(typeof text === 'string' ? text : text({} as never)).not.toMatch(/[<>&"]/);
  });
});
