import { useState } from 'react';

const forgottenAfterMs = 700;

/** Collects the letters that are typed in quick succession. */
export type TypeAhead = {
  /** One more letter. @returns all of them */
  type: (letter: string) => string;
  /** Whether what comes now goes on with what was typed: a space too, which would do something else otherwise. */
  isUnderWay: () => boolean;
};

/** What is typed to find a line of a list by its first letters. */
export const useTypeAhead = (): TypeAhead => useState(typeAhead)[0];

function typeAhead(): TypeAhead {
  let typed = '';
  let at = 0;
  const isUnderWay = () => typed !== '' && performance.now() - at < forgottenAfterMs;
  return {
    isUnderWay,
    type: (letter) => {
      typed = isUnderWay() ? typed + letter : letter;
      at = performance.now();
      return typed;
    },
  };
}
