import { expect, it } from 'vitest';
import { isModelId, modelIdToSearch, pastedModelId } from './model-id';

const id = 'AbCdEfGh123';

it('a model id has exactly 11 letters and digits [TOUR-050]', () => {
  expect([id, id.slice(1), `${id}4`, 'AbCdEfGh12-', ''].map(isModelId)).toEqual([true, false, false, false, false]);
});

it.each([
  `https://my.example.com/show/?m=${id}`,
  `https://my.example.com/show/?play=1&m=${id}&sr=-2,1`,
  `m=${id}&x=1`,
  `https://my.example.com/show?m=${id}#here`,
  `https://my.example.com/models/${id}`,
  `https://my.example.com/models/${id}/edit?from=list`,
])('finds the model id in %s [TOUR-049 ADMIN-061]', (pasted) => {
  expect(pastedModelId(pasted)).toBe(id);
  expect(modelIdToSearch(pasted)).toBe(id);
});

it.each([
  `“https://my.example.com/show/?m=${id}”`,
  `https://my.example.com/show/?m=${id}.`,
  `<iframe width="853" src="https://my.example.com/show/?m=${id}&amp;play=1" allowfullscreen></iframe>`,
  `<iframe src='https://my.example.com/show/?play=1&amp;m=${id}'></iframe>`,
  `https://away.example/?to=https%3A%2F%2Fmy.example.com%2Fshow%2F%3Fplay%3D1%26m%3D${id}`,
  `See https://my.example.com/show/?m=${id} (3D)`,
  `https://discover.example.com/space/${id}`,
  `https://my.example.com/show/${id}/`,
  ` ${id}\n`,
  `"${id}"`,
  `${id}.`,
  `\u200b${id}\ufeff`,
])('finds the model id in %j too [TOUR-049]', (input) => {
  expect(pastedModelId(input)).toBe(id);
});

it('leaves text without a model id of 11 characters unchanged [TOUR-049]', () => {
  expect(['m=short&x', 'm=AbCdEfGh1234&x', ' Ab', 'team=AbCdEfGh123', 'https://x.example/m=AbCdEfGh12-'].map(pastedModelId)).toEqual([
    'm=short&x',
    'm=AbCdEfGh1234&x',
    ' Ab',
    'team=AbCdEfGh123',
    'https://x.example/m=AbCdEfGh12-',
  ]);
});

it('searches for the trimmed input if it is not an address [ADMIN-061]', () => {
  expect([' AbCdEfGh123 ', 'https://x.example/?m=short', '“m=AbCdEfGh123”', 'words'].map(modelIdToSearch)).toEqual([
    'AbCdEfGh123',
    'short',
    'AbCdEfGh123',
    'words',
  ]);
});
