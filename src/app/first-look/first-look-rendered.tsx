import { useEffect } from 'react';
import { ContentRendered } from '../wait-for-content';
import { endFirstLook } from './first-look-painted';

/** Marks the first look as rendered. */
export function FirstLookRendered() {
  useEffect(endFirstLook, []);
  return <ContentRendered />;
}
