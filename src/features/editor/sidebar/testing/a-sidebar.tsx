import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { dismissToast, Toaster } from '@/ui/toaster';
import { anEditing } from '../../testing/an-editing';
import { EditorSidebar } from '../editor-sidebar';
import { SidebarQuestions } from '../questions/sidebar-questions';

let end = () => {};

// jsdom has no layout: every element gets the height of about a dozen lines
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  Element.prototype.scrollTo ??= () => {};
});
afterEach(() => {
  end();
  dismissToast();
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Renders the sidebar, with helpers for its lines; cleans up after the test. */
export function aSidebar(options: Parameters<typeof anEditing>[0] = {}) {
  const editing = anEditing(options);
  end = editing.end;
  const { user } = editing.show(
    <>
      <EditorSidebar onClose={() => {}} />
      <SidebarQuestions />
      <Toaster />
    </>,
  );
  const { state, player } = editing;
  const line = (name: RegExp | string) => screen.getByRole('treeitem', { name });
  return {
    ...editing,
    user,
    tree: () => screen.getByRole('tree'),
    line,
    lines: () => screen.getAllByRole('treeitem').map((one) => `${one.getAttribute('aria-level')} ${one.title}`),
    names: () => state().edited.folders.map(({ name, pois }) => [name, ...pois.map((poi) => poi.name)]),
    menu: async (name: RegExp, item: string) => {
      await user.pointer({ keys: '[MouseRight]', target: line(name) });
      await user.click(await screen.findByRole('menuitem', { name: item }));
    },
    onLine: async (name: RegExp) => {
      await user.click(line(name));
      screen.getByRole('tree').focus();
    },
    active: () => player.session.store.getState().activePoi,
  };
}
