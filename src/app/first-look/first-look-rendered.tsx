import { useEffect } from 'react';
import { ContentRendered } from '../first-render';
import { endFirstLook } from './first-look-painted';

/** Marks the first look as rendered. */
export function FirstLookRendered() {
  useEffect(endFirstLook, []);
  return <ContentRendered />;
}
