import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AreaRoot } from './area-root';

// jsdom has no scrolling and no layout
beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '#/');
});

/** Changes the URL during the first render, as Back or a typed URL does. */
function NavigatesWhileRendering() {
  useState(() => window.history.pushState(null, '', '#/help?about=tours'));
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

it('shows a page navigated to during the first render [ROUTE-001]', async () => {
  window.history.replaceState(null, '', '#/dashboard/tours');

  render(
    <AreaRoot>
      <NavigatesWhileRendering />
    </AreaRoot>,
  );

  expect(await screen.findByText('/help?about=tours')).toBeDefined();
});
