import { describe, expect, it } from 'vitest';
import { endsAddress, parseAddresses, singleAddress } from './pasted-addresses';

const ada = 'ada.lind@example.org';
const bo = 'bo.falk@example.org';

describe('parseAddresses', () => {
  it('accepts several, ended by Enter or a comma', () => {
    expect(parseAddresses([], 'ada@x.example, bob@x.example\ncy@x.example').addresses).toEqual([
      'ada@x.example',
      'bob@x.example',
      'cy@x.example',
    ]);
  });

  it('lowercases them and ignores duplicates [COLLAB-016]', () => {
    expect(parseAddresses(['ada@x.example'], ' ADA@x.example BOB@x.example bob@x.example ')).toEqual({
      addresses: ['ada@x.example', 'bob@x.example'],
      unreadable: [],
    });
  });

  it.each([
    ['names', 'Ada Lind <ada.lind@example.org>, Bo Falk <bo.falk@example.org>'],
    ['names with the last one first', '"Lind, Ada" <ada.lind@example.org>; "Falk, Bo (Berlin)" <bo.falk@example.org>;'],
    ['names with a comma and no quotes', 'Lind, Ada <ada.lind@example.org>; Falk, Bo <bo.falk@example.org>'],
    ['names with a comma in lines', 'Lind, Ada <ada.lind@example.org>\r\nFalk, Bo <bo.falk@example.org>\r\n'],
    ['names with a comma and no quotes in one line', 'Lind, Ada <ada.lind@example.org>, Falk, Bo <bo.falk@example.org>'],
    ['names with a comma beside others', 'Ada <ada.lind@example.org>, Falk, Bo <bo.falk@example.org>'],
    ['titles behind names', 'Dr. Ada Lind, PhD <ada.lind@example.org>, Bo <bo.falk@example.org>'],
    ['names with a comma and accents', 'Línd, Ada <ada.lind@example.org>, bo.falk@example.org'],
    ['brackets as entities', 'Ada Lind &lt;ada.lind@example.org&gt;, &quot;Falk, Bo&quot; &lt;bo.falk@example.org&gt;'],
    ['names before quoted addresses', 'Ada Lind «ada.lind@example.org», Bo Falk "bo.falk@example.org"'],
    ['names before a dash', 'Ada Lind - ada.lind@example.org, Bo Falk – bo.falk@example.org'],
    ['lines of signatures', 'Ada | ada.lind@example.org | +49 30 1234\nBo Falk | bo.falk@example.org'],
    ['Spanish punctuation', '¿ada.lind@example.org? ¡bo.falk@example.org!'],
    ['escaped quotes', '"Ada \\"A., B.\\" Lind" <ada.lind@example.org>, Bo <bo.falk@example.org>'],
    ['single quotes', "'Lind, Ada' <ada.lind@example.org>, Bo O'Brien-Falk <bo.falk@example.org>"],
    ['typographic quotes', '“Lind, Ada” <ada.lind@example.org>; „Falk, Bo“ <bo.falk@example.org>; «Lind» <ada.lind@example.org>'],
    ['addresses as names', '"ada.lind@example.org" <ada.lind@example.org>, bo.falk@example.org <bo.falk@example.org>'],
    ['brackets alone', '<ada.lind@example.org> <bo.falk@example.org>'],
    ['names before brackets of other kinds', 'Ada Lind (ada.lind@example.org), Bo Falk [bo.falk@example.org]'],
    ['comments', 'ada.lind@example.org (Ada Lind), bo.falk@example.org (Bo Falk, on leave)'],
    ['a header with folded lines', 'To: Ada Lind <ada.lind@example.org>,\r\n Bo Falk\r\n <bo.falk@example.org>'],
    ['several headers', 'To: ada.lind@example.org, Cc: Bo Falk <bo.falk@example.org>, Bcc: ada.lind@example.org'],
    ['a group', 'Surveyors: ada.lind@example.org, bo.falk@example.org;'],
    ['links', 'mailto:ada.lind@example.org <mailto:bo.falk@example.org>'],
    ['a link with a subject and a copy', 'mailto:ada.lind%40example.org?subject=Your%20tour&cc=bo.falk@example.org'],
    ['a link of Markdown', '[ada.lind@example.org](mailto:ada.lind@example.org), [Bo](mailto:bo.falk@example.org)'],
    ['brackets twice', 'Ada Lind <<ada.lind@example.org>>; <<bo.falk@example.org>>'],
    ['addresses of links', 'ada.lind@example.org?subject=Your%20tour, bo.falk@example.org?cc'],
    ['a numbered list', '1. ada.lind@example.org\n2. bo.falk@example.org\n(3) '],
    ['a name with an @', 'Ada @ Acme <ada.lind@example.org>; Bo @ home <bo.falk@example.org>'],
    ['tabs', 'ada.lind@example.org\tbo.falk@example.org'],
    ['spaces that do not break', 'ada.lind@example.org\u00a0bo.falk@example.org\u2028'],
    ['invisible characters', '\ufeff\u200bada.lind@\u00adexample.org\u200b, \u202abo.falk@example.org\u202c\u0000'],
    ['the end of a sentence', 'ada.lind@example.org, bo.falk@example.org.'],
    ['quotes and punctuation', '"ada.lind@example.org"; (bo.falk@example.org)!'],
    ['full-width letters', 'ａｄａ.lind＠example．org； Bo ＜bo.falk@example.org＞'],
    ['brackets of other scripts', '「ada.lind@example.org」，《bo.falk@example.org》、‹bo.falk@example.org›。'],
    ['quoted names with tabs and folded lines', '"Lind\tAda" <ada.lind@example.org>\t"Falk,\r\n Bo" <bo.falk@example.org>'],
    ['a link with slashes', 'mailto://ada.lind@example.org;bo.falk@example.org؟'],
    ['other scripts’ punctuation', 'ada.lind＠example.org，bo.falk@example.org、'],
    ['Arabic punctuation', 'ada.lind@example.org، bo.falk@example.org؛ ada.lind@example.org؟'],
  ])('reads %s [COLLAB-012 COLLAB-015]', (_, pasted) => {
    const { addresses, unreadable } = parseAddresses([], pasted);

    expect([addresses.toSorted(), unreadable]).toEqual([[ada, bo], []]);
  });

  it('returns what is no address once, as it was written [COLLAB-015]', () => {
    expect(parseAddresses([], 'ada@x.example,bob@').unreadable).toEqual(['bob@']);
    expect(parseAddresses([], '.ada@x.example, "Bo" <.bo@x.example>')).toEqual({
      addresses: [],
      unreadable: ['.ada@x.example', '.bo@x.example'],
    });
    expect(parseAddresses([], 'Ada Lind\tada@x.example\tAda Lind\nBo Falk\tbo@x.example').unreadable).toEqual(['Ada Lind', 'Bo Falk']);
    expect(parseAddresses([], 'ada@x..example; "Cy" ; Ada <ada at x.example>, ,;')).toEqual({
      addresses: [],
      unreadable: ['ada@x..example', 'Cy', 'Ada <ada at x.example>'],
    });
  });

  it('loses no name that has no address, beside those that have one', () => {
    expect(parseAddresses([], 'Ada <ada@x.example> Bo').unreadable).toEqual(['Bo']);
    expect(parseAddresses([], 'Ada <ada@x.example>, Bo, Cy <cy@x.example>').unreadable).toEqual(['Bo']);
    expect(parseAddresses([], 'Lind, Ada <ada@x.example>, Bo, Cy, Di <di@x.example>').unreadable).toEqual(['Lind', 'Bo', 'Cy']);
    expect(parseAddresses([], 'bo@x.example, Cy, Di <di@x.example>, Ed <ed@x.example>').unreadable).toEqual(['Cy']);
    expect(parseAddresses([], 'Bo, "ada@x.example", Cy | di@x.example | Ed').unreadable).toEqual(['Bo', '| Ed']);
  });

  it('reads names with a comma where all have one, whatever their addresses are', () => {
    expect(parseAddresses([], 'Lind, Ada <office@x.example>, Falk, Bo <info@y.example>')).toEqual({
      addresses: ['office@x.example', 'info@y.example'],
      unreadable: [],
    });
  });

  // what is looked for again from every character takes minutes, which no test has
  it('reads a list as long as a mail program copies', () => {
    const many = Array.from({ length: 8000 }, (_, index) => `person.${index}@office.example`);

    for (const separator of [', ', ' ', '\n', '@, ', ' ('])
      expect(parseAddresses([], many.join(separator)).addresses.length).toBeGreaterThan(separator.includes('@') ? -1 : 7999);
    for (const part of [' ', 'a', '(', '<', '@', '?', 'to:', '!', '" ', '.@', ' - a'])
      expect(parseAddresses([], part.repeat(40_000)).addresses).toEqual([]);
  });

  it.each(['#ada@x.example', '%ada@x.example', '-ada@x.example', '_ada@x.example'])('takes nothing from the address %s', (address) => {
    expect(parseAddresses([], address).addresses).toEqual([address]);
  });
});

it.each([
  ['Ada Lind <Ada.Lind@example.org>', ada],
  ['mailto:ada.lind@example.org', ada],
  [' ADA.lind@example.org. ', ada],
  ['ada.lind@example.org, bo.falk@example.org', 'ada.lind@example.org, bo.falk@example.org'],
  [' Ada ', 'ada'],
])('reads the address of a field for one: %s [COLLAB-023]', (input, address) => {
  expect(singleAddress(input)).toBe(address);
});

it('waits for the whole of a typed recipient [COLLAB-012]', () => {
  const whole = 'Ada Lind <ada.lind@example.org>,';
  const prefixes = Array.from(whole, (_, index) => whole.slice(0, index + 1));

  expect(prefixes.filter(endsAddress)).toEqual([whole]);
  expect(['ada@x.example ', 'ada,', '"Lind, Ada" <ada@x.example> '].every(endsAddress)).toBe(true);
  expect(['ada', 'ada lind ', '"Lind, Ada', '“Lind, Ada” <ada@x.example'].some(endsAddress)).toBe(false);
});
