import { describe, expect, it } from 'vitest';
import { commentProblem, mentionedIn, writtenComment } from './comment';
import { mentionParts } from './mention-parts';
import { insertMention, matchingPeople, mentionAt, mentionable } from './mentions';

describe('writtenComment', () => {
  it('mentions those of the people whose address is behind an @, each once', () => {
    const written = ' See @Ada@acme.example, and (@bob@acme.example)! @ada@acme.example @eve@elsewhere.example\nmail me@acme.example ';

    const { text, mentions } = writtenComment(written, ['ada@acme.example', 'Bob@acme.example', 'me@acme.example']);

    expect(text).toBe(written.trim());
    expect(mentions).toEqual(['ada@acme.example', 'bob@acme.example']);
  });

  it('mentions 20 people at most', () => {
    const people = Array.from({ length: 25 }, (_, at) => `p${at}@acme.example`);

    expect(writtenComment(people.map((email) => `@${email}`).join(' '), people).mentions).toHaveLength(20);
  });

  it('finds mentions in quotes, and before what belongs to the sentence', () => {
    const people = ['ada@acme.example', 'bob@acme.example', 'cem@acme.example', 'dot@acme.example'];

    expect(
      writtenComment('“@ada@acme.example”: @bob@acme.example’s plan/@x; @cem@acme.example/@dot@acme.example\u200b', people).mentions,
    ).toEqual(people.slice(0, 3));
    expect(mentionedIn('@ada@acme.example@elsewhere.example')).toEqual([]);
  });

  it('finds no mention in an address of the web or of mail', () => {
    expect(mentionedIn('https://x.example/@ada@acme.example ada@acme.example @ada')).toEqual([]);
  });
});

describe('commentProblem', () => {
  it('asks for a text of at most 5,000 characters, without the space around it', () => {
    expect(commentProblem(' \n')).toBe('Write something first.');
    expect(commentProblem(` ${'x'.repeat(5000)} `)).toBeNull();
    expect(commentProblem('x'.repeat(5001))).toContain('5,001');
  });
});

describe('mentionAt', () => {
  it('is the @ that begins the word before the caret', () => {
    expect(mentionAt('Hi @ad', 6)).toEqual({ from: 3, to: 6, search: 'ad' });
    expect(mentionAt('Hi @ada@ac', 10)?.search).toBe('ada@ac');
    expect(mentionAt('@', 1)?.search).toBe('');
    expect([mentionAt('me@acme', 7), mentionAt('Hi @ad x', 8), mentionAt('Hi', 2)]).toEqual([null, null, null]);
  });

  it('is replaced by the whole address', () => {
    const mention = mentionAt('Hi @ad there', 6);

    expect(mention && insertMention('Hi @ad there', mention, { email: 'ada@acme.example', name: 'Ada' })).toEqual({
      text: 'Hi @ada@acme.example there',
      caret: 21,
    });
  });
});

describe('matchingPeople', () => {
  const people = [
    { email: 'ada@acme.example', name: 'Ada Lund' },
    { email: 'bob@acme.example', name: '' },
  ];

  it('finds people by name and address, until the address is whole', () => {
    expect(matchingPeople(people, 'lund').map(({ email }) => email)).toEqual(['ada@acme.example']);
    expect(matchingPeople(people, 'acme')).toHaveLength(2);
    expect(matchingPeople(people, 'bob@acme.example')).toEqual([]);
  });
});

describe('mentionable', () => {
  it('has each person once, by the name that somebody knows, and not the writer', () => {
    const lists = [
      [
        { email: 'ada@acme.example', name: '' },
        { email: 'me@acme.example', name: 'Me' },
      ],
      [{ email: 'ada@acme.example', name: 'Ada' }],
    ];

    expect(mentionable(lists, 'Me@acme.example')).toEqual([{ email: 'ada@acme.example', name: 'Ada' }]);
  });
});

describe('mentionParts', () => {
  it('marks the mentioned addresses alone', () => {
    const parts = mentionParts('Ask @Ada@acme.example or @eve@x.example.', ['ada@acme.example']);

    expect(parts).toEqual([
      { text: 'Ask ', isMention: false },
      { text: '@Ada@acme.example', isMention: true },
      { text: ' or @eve@x.example.', isMention: false },
    ]);
  });
});
