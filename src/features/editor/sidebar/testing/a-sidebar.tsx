import { cleanup, screen } from '@testing-library/react';
import toast, { Toaster } from 'react-hot-toast';
import { afterEach, beforeEach, vi } from 'vitest';
import { anEditing } from '../../testing/an-editing';
import { EditorSidebar } from '../editor-sidebar';
import { SidebarQuestions } from '../questions/sidebar-questions';

let end = () => {};

// jsdom lays nothing out: everything is as tall as a list of a dozen lines
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  Element.prototype.scrollTo ??= () => {};
});
afterEach(() => {
  end();
  toast.remove();
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The sidebar of a tour that is edited, and what one does with its lines. Ends with the test. */
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
  const { state, visit } = editing;
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
    active: () => visit.session.store.getState().activePoi,
  };
}
