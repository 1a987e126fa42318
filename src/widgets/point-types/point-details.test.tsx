import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pointTypesFrom } from '@/domain/point-types/point-type';
import { poiFrom } from '@/domain/pois/poi';
import type { Stored } from '@/domain/stored';
import { showLanguage } from '@/language/show-language';
import { ReadInGerman } from '../content-language/testing/read-in-german';
import { PointDetails } from './point-details';

afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  await showLanguage('en');
});

const pointTypes = pointTypesFrom([
  {
    id: 'valve',
    name: 'Valve',
    fields: [
      { key: 'note', name: 'Note', kind: 'longText' },
      { key: 'bar', name: 'Pressure', kind: 'number', unit: 'bar' },
      { key: 'checked', name: 'Last checked', kind: 'date' },
      { key: 'safe', name: 'Safe', kind: 'flag' },
      { key: 'maker', name: 'Maker', kind: 'choice', choices: [{ id: 'acme', name: 'Acme' }] },
      {
        key: 'uses',
        name: 'Serves',
        kind: 'choices',
        choices: [
          { id: 'heat', name: 'Heat' },
          { id: 'tap', name: 'Taps' },
        ],
      },
      { key: 'sheet', name: 'Sheet', kind: 'link' },
    ],
    states: [
      { id: 'open', name: 'To do', hasDueDate: true },
      { id: 'done', name: 'Done' },
    ],
  },
]);

function show(stored: Stored) {
  const { container } = render(<PointDetails poi={poiFrom({ identifier: 'p', name: 'P', ...stored }, 'p')} pointTypes={pointTypes} />);
  return container;
}

const details = () => within(screen.getByRole('region'));
const rows = () =>
  details()
    .queryAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent?.replace('\u00A0', ' ')]);

describe('PointDetails', () => {
  it('show the type, the state, and the fields in the order of the type, without empty ones', () => {
    const fields = {
      sheet: 'https://example.com/v7',
      uses: ['heat', 'tap'],
      maker: 'acme',
      safe: false,
      checked: '2026-11-02',
      bar: 1234.5,
    };
    show({ typeId: 'valve', state: 'done', fields: { ...fields, note: '' } });

    screen.getByRole('region', { name: 'Details' });
    details().getByText('Valve');
    details().getByText('Done');
    expect(rows()).toEqual([
      ['Pressure', '1,234.5 bar'],
      ['Last checked', '2 Nov 2026'],
      ['Safe', 'No'],
      ['Maker', 'Acme'],
      ['Serves', 'Heat and Taps'],
      ['Sheet', 'https://example.com/v7'],
    ]);
    expect(details().getByRole('link').getAttribute('href')).toBe('https://example.com/v7');
  });

  it('show a date in a state that has one, and say when it has passed', () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 29, 12), toFake: ['Date'] });
    show({ typeId: 'valve', state: 'open', due: '2026-11-29' });
    details().getByText('Due 29 Nov 2026');
    cleanup();

    show({ typeId: 'valve', state: 'open', due: '2026-11-28' });
    details().getByText('Overdue since 28 Nov 2026');
    cleanup();

    show({ typeId: 'valve', state: 'done', due: '2026-11-28' });
    expect(details().queryByText(/28 Nov/)).toBeNull();
  });

  it('show what no field is about as unknown, a value that does not fit, and no state that the type has no more', () => {
    show({ typeId: 'valve', state: 'gone', fields: { bar: 'high', old: 'x7', parts: { a: 1 } } });

    expect(rows()).toEqual([
      ['Pressure', 'Unknown value “high”'],
      ['Unknown field “old”', 'x7'],
      ['Unknown field “parts”', '{"a":1}'],
    ]);
    expect(details().queryByText('gone')).toBeNull();
  });

  it('show what a point of an unknown type holds, and nothing where there is nothing', () => {
    show({ typeId: 'gone', fields: { old: 'x7' } });
    expect(rows()).toEqual([['Unknown field “old”', 'x7']]);
    cleanup();

    expect(show({ typeId: 'gone' }).textContent).toBe('');
  });

  it('are marked as being in the main language of the tour, besides their words, days and numbers', () => {
    const poi = poiFrom({ identifier: 'p', typeId: 'valve', state: 'done', fields: { note: 'Tiède', bar: 2, old: 'x7' } }, 'p');
    render(
      <ReadInGerman untranslated={[]}>
        <PointDetails poi={poi} pointTypes={pointTypes} />
      </ReadInGerman>,
    );
    const languageOf = (text: string) => details().getByText(text).lang;

    expect(['Valve', 'Done', 'Note', 'Tiède', 'Pressure'].map(languageOf)).toEqual(Array.from({ length: 5 }, () => 'fr'));
    expect(['2 bar', 'x7', 'Unknown field “old”'].map(languageOf)).toEqual(['', '', '']);
  });

  it('run no scripts from links', () => {
    show({ typeId: 'valve', fields: { sheet: 'javascript:hurt()' } });

    expect(rows()).toEqual([['Sheet', 'javascript:hurt()']]);
    expect(details().queryByRole('link')).toBeNull();
  });

  it('are in the language of the page', async () => {
    await showLanguage('de');
    show({ typeId: 'valve', state: 'open', due: '2999-01-02', fields: { bar: 2.5, safe: true, uses: ['heat', 'tap'], old: 1 } });

    screen.getByText('Fällig am 02.01.2999');
    expect(rows().map(([, value]) => value)).toEqual(['2,5 bar', 'Ja', 'Heat und Taps', '1']);
  });
});
