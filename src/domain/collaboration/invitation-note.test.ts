import { describe, expect, it } from 'vitest';
import { collaborationLimits } from '../limits';
import { invitationNote, noteProblem } from './invitation-note';

describe('a personal note', () => {
  it.each(['', 'Dear Ada,\n\nhere is the hall (v. 2.10).\r\nYours, J. R. Smith 🏛', 'Kl. 10.30 …', 'x'.repeat(collaborationLimits.note)])(
    'is plain text in lines: %j',
    (note) => {
      expect(noteProblem(note)).toBeNull();
    },
  );

  it('is stored without space around it', () => {
    expect(invitationNote('  Hello\r\nAda\tB \n')).toBe('Hello\nAda B');
  });

  it('has a limit', () => {
    expect(noteProblem('x'.repeat(collaborationLimits.note + 1))).toBe('Use at most 500 characters.');
  });

  it.each(['See https://evil.example', 'www.evil.example', 'evil.example/x', 'Write to ada@x.example', 'evil．example'])(
    'has no address that a mail program would link: %j',
    (note) => {
      expect(noteProblem(note)).toMatch(/^Leave out web and email addresses/);
    },
  );

  it.each(['Ada\u202Egnp', 'Ada\u200Bx', 'Ada\u0000', 'Ada\u2028x'])('has no invisible characters: %j', (note) => {
    expect(noteProblem(note)).toMatch(/^Use plain text/);
  });
});
