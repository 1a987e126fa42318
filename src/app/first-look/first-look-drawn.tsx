import { useEffect } from 'react';
import { Drawn } from '../first-draw';
import { endFirstLook } from './first-look-over';

/** Tells that the first look is drawn. */
export function FirstLookDrawn() {
  useEffect(endFirstLook, []);
  return <Drawn />;
}
