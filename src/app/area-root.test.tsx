import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AreaRoot } from './area-root';

// jsdom neither scrolls nor measures
beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '#/');
});

/** Somebody goes back or types an address while the page is being drawn for the first time. */
function Impatient() {
  useState(() => window.history.pushState(null, '', '#/help?about=tours'));
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

it('ROUTE-001 shows the address somebody went to while the page was drawn', async () => {
  window.history.replaceState(null, '', '#/dashboard/tours');

  render(
    <AreaRoot>
      <Impatient />
    </AreaRoot>,
  );

  expect(await screen.findByText('/help?about=tours')).toBeDefined();
});
