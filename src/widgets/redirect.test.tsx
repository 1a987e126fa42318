import { cleanup, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { HashRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { Redirect } from './redirect';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '#/');
});

/** Enters the same URL again once the redirect has begun, before its target is rendered. */
function Hasty() {
  useEffect(() => {
    expect(window.location.hash).toBe('#/tours');
    window.history.pushState(null, '', '#/home');
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, []);
  return null;
}

it('leads on although its URL was entered again meanwhile [ROUTE-002]', async () => {
  window.history.replaceState(null, '', '#/old');

  render(
    <HashRouter>
      <Routes>
        <Route path="/old" element={<Redirect to="/home" />} />
        <Route
          path="/home"
          element={
            <>
              <Redirect to="/tours" />
              <Hasty />
            </>
          }
        />
        <Route path="/tours" element={<p>Tours</p>} />
      </Routes>
    </HashRouter>,
  );

  expect(await screen.findByText('Tours')).toBeDefined();
  expect(window.location.hash).toBe('#/tours');
});
