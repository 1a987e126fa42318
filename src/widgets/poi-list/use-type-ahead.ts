import { useState } from 'react';

const resetAfterMs = 700;

/** Collects letters typed in quick succession. */
export type TypeAhead = {
  /** Adds a letter. @returns all letters so far */
  type: (letter: string) => string;
  /** Whether the next key continues the typed text. A space then belongs to it and doesn't activate the row. */
  isActive: () => boolean;
};

/** Type-ahead search in a list. */
export const useTypeAhead = (): TypeAhead => useState(createTypeAhead)[0];

function createTypeAhead(): TypeAhead {
  let typed = '';
  let lastTypedAt = 0;
  const isActive = () => typed !== '' && performance.now() - lastTypedAt < resetAfterMs;
  return {
    isActive,
    type: (letter) => {
      typed = isActive() ? typed + letter : letter;
      lastTypedAt = performance.now();
      return typed;
    },
  };
}
