import { describe, expect, it } from 'vitest';
import { mailLimits } from '@/domain/limits';
import { invitationMessage } from './invitation-message';

type Parts = Parameters<typeof invitationMessage>[0];

const link = 'https://loggia.example/#/dashboard/my-page';
const message = (name = 'Ulla Brandt', organization = 'Northlight', changes: Partial<Parts> = {}) =>
  invitationMessage({
    inviter: { name, email: 'ulla@northlight.example' },
    organization: { id: 'Northlight', name: organization },
    role: 'editor',
    link,
    ...changes,
  });

describe('invitationMessage', () => {
  it('says who invites to what, as what, and where to accept [MODEL-046, ACCESS-025]', () => {
    const { subject, text, html } = message();

    expect(subject).toBe('Ulla Brandt invites you to join Northlight on Loggia');
    expect(text).toContain('Ulla Brandt (ulla@northlight.example) invites you to join Northlight on Loggia as an editor.');
    expect(text).toContain(link);
    expect(html).toContain(`href="${link}"`);
    expect(html).toContain('<strong>Northlight</strong>');
  });

  it('has no name to say where there is none', () => {
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
  ])('keeps the name %j on one line, without what cannot be seen', (name) => {
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

  it('cuts names that are long, between characters, and fits what is stored', () => {
    const { subject, text, html } = message('🏛'.repeat(5000), `${'<'.repeat(5000)}`);

    expect(subject).toContain(`${'🏛'.repeat(79)}…`);
    expect(subject).not.toContain('🏛'.repeat(80));
    expect([subject.length <= mailLimits.subject, text.length <= mailLimits.text, html.length <= mailLimits.html]).toEqual([
      true,
      true,
      true,
    ]);
  });
});
