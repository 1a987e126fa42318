import { expect, it } from 'vitest';
import { isModelId, pastedModelId, soughtModelId } from './model-id';

const id = 'AbCdEfGh123';

it('MODEL-020 TOUR-050 a model id has exactly 11 letters and digits', () => {
  expect([id, id.slice(1), `${id}4`, 'AbCdEfGh12-', ''].map(isModelId)).toEqual([true, false, false, false, false]);
});

it.each([
  `https://my.example.com/show/?m=${id}`,
  `https://my.example.com/show/?play=1&m=${id}&sr=-2,1`,
  `m=${id}&x=1`,
  `https://my.example.com/show?m=${id}#here`,
  `https://my.example.com/models/${id}`,
  `https://my.example.com/models/${id}/edit?from=list`,
])('TOUR-049 ADMIN-061 finds the model id in %s', (pasted) => {
  expect(pastedModelId(pasted)).toBe(id);
  expect(soughtModelId(pasted)).toBe(id);
});

it('TOUR-049 leaves what holds no model id of 11 characters as it was typed', () => {
  expect(['m=short&x', 'm=AbCdEfGh1234&x', ' Ab', 'team=AbCdEfGh123', 'https://x.example/m=AbCdEfGh12-'].map(pastedModelId)).toEqual([
    'm=short&x',
    'm=AbCdEfGh1234&x',
    ' Ab',
    'team=AbCdEfGh123',
    'https://x.example/m=AbCdEfGh12-',
  ]);
});

it('ADMIN-061 searches for what is written when it is no address, without the space around it', () => {
  expect([' AbCdEfGh123 ', 'https://x.example/?m=short', '“m=AbCdEfGh123”', 'words'].map(soughtModelId)).toEqual([
    'AbCdEfGh123',
    'short',
    'AbCdEfGh123',
    'words',
  ]);
});
