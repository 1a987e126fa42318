import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import page from '../../index.html?raw';
import { StartSkeleton } from './start-skeleton';

it('is what index.html shows before there is any code', () => {
  const [, shown] = /<div id="root">\s*<!--[^>]*-->\s*([\s\S]*?)\s*<\/div>\s*<noscript>/.exec(page) ?? [];

  expect(shown).toBe(renderToStaticMarkup(<StartSkeleton />));
});
