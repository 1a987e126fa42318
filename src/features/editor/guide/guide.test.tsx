import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { poiId } from '@/domain/ids';
import { anEditing } from '../testing/an-editing';
import { startGuideOnce } from './auto-start';
import { Guide } from './guide';
import { guideSteps } from './steps';

const ended: (() => void)[] = [];

beforeEach(() => {
  // jsdom has none; browsers answer with a promise
  Element.prototype.scrollIntoView = () => Promise.resolve();
  localStorage.clear();
  // everything is in sight, at one place
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 40, 40));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  for (const end of ended.splice(0)) end();
});

function aGuide() {
  const editing = anEditing();
  ended.push(editing.end);
  editing.session.store.setState({ tool: 'guide' });
  const shown = editing.show(<Guide />);
  return { ...editing, ...shown };
}

const step = () => screen.getByRole('dialog').getAttribute('aria-label');
const title = () => within(screen.getByRole('dialog')).getByRole('heading').textContent;

describe('the guide', () => {
  it('has thirteen steps, in their order [EDIT-103]', async () => {
    expect(guideSteps.map(({ id }) => id)).toEqual([
      'start menu',
      'menu toggle',
      'edit toggle',
      'add PoI',
      'add tag',
      'add folder',
      'measure',
      'inside',
      'dollhouse',
      'floorplan',
      'tutorials',
      'save',
      'search',
    ]);
    const { user } = aGuide();
    const seen = [title()];
    for (let more = 1; more < guideSteps.length; more += 1) {
      await user.click(screen.getByRole('button', { name: 'Next' }));
      seen.push(title());
    }

    expect(seen).toEqual(guideSteps.map(({ title: written }) => written));
    expect(step()).toBe('Guide, step 13 of 13');
  });

  it('works in browsers where scrolling returns a promise', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const scroll = vi.fn(async () => undefined);
    Object.assign(document.body, { scrollIntoView: scroll });
    document.body.dataset.guide = 'save';
    const { user, unmount } = aGuide();
    for (let more = 1; more < guideSteps.length - 1; more += 1) await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));

    expect(unmount).not.toThrow();
    expect([scroll.mock.calls.length > 0, logged.mock.calls]).toEqual([true, []]);
    delete document.body.dataset.guide;
    Reflect.deleteProperty(document.body, 'scrollIntoView');
  });

  it('stores introduction=finished when it is finished [EDIT-104 MODEL-092]', async () => {
    const { user, state } = aGuide();
    for (let more = 1; more < guideSteps.length; more += 1) await user.keyboard('{ArrowRight}');
    expect(localStorage.getItem('introduction')).toBe(null);

    await user.click(screen.getByRole('button', { name: 'Finish' }));

    expect([localStorage.getItem('introduction'), state().tool]).toEqual(['finished', null]);
  });

  it('counts as finished when skipped or closed with Escape [EDIT-104]', async () => {
    const { user, state } = aGuide();

    await user.click(screen.getByRole('button', { name: 'Skip' }));
    expect([localStorage.getItem('introduction'), state().tool]).toEqual(['finished', null]);
    localStorage.clear();
    act(() => state().toggleTool('guide'));
    act(() => void screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true })));

    expect([localStorage.getItem('introduction'), state().tool]).toEqual(['finished', null]);
  });

  it('counts as finished when the browser closes it without a cancel event [EDIT-104]', () => {
    const { state } = aGuide();

    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    fireEvent(dialog, new Event('close'));
    // it was opened again before the browser told of its closing
    expect(step()).toBe('Guide, step 1 of 13');
    dialog.open = false;
    fireEvent(dialog, new Event('close'));

    expect([localStorage.getItem('introduction'), state().tool]).toEqual(['finished', null]);
  });

  it('continues at its step after a reload, and starts over once finished [EDIT-104 EDIT-108]', async () => {
    const { user } = aGuide();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    cleanup();

    const again = aGuide();
    expect(title()).toBe('A point of interest');
    await again.user.click(screen.getByRole('button', { name: 'Skip' }));
    cleanup();
    aGuide();

    expect(step()).toBe('Guide, step 1 of 13');
  });

  it('advances one step while a key is held [EDIT-103]', () => {
    aGuide();

    for (const repeat of [false, true, true]) fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight', repeat });

    expect(step()).toBe('Guide, step 2 of 13');
  });

  it('goes forward and back by keyboard, and focuses the Next button [EDIT-103]', async () => {
    const { user } = aGuide();

    expect(document.activeElement?.textContent).toBe('Next');
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(step()).toBe('Guide, step 2 of 13');
    await user.click(screen.getByRole('button', { name: 'Back' }));

    expect([step(), screen.queryByRole('button', { name: 'Back' })]).toEqual(['Guide, step 1 of 13', null]);
  });

  it('opens the list, and closes panels that cover it [EDIT-103]', () => {
    const editing = anEditing();
    ended.push(editing.end);
    editing.player.state().setSidebarOpen(false);
    editing.player.state().togglePanel('tutorial');
    editing.show(<Guide />);

    expect([editing.player.state().sidebarOpen, editing.player.state().panel]).toEqual([true, null]);
  });
});

describe('starting the guide', () => {
  function begun(given: Parameters<typeof anEditing>[0] = {}) {
    const editing = anEditing(given);
    ended.push(editing.end);
    startGuideOnce(editing.session);
    return editing.state().tool;
  }

  it('is automatic for users who can edit and have not finished it [EDIT-104]', () => {
    expect(begun()).toBe('guide');
  });

  it('does not happen again once it is finished [EDIT-104]', () => {
    localStorage.setItem('introduction', 'finished');

    expect(begun()).toBe(null);
  });

  it('does not happen for users who cannot edit [EDIT-104]', () => {
    expect(begun({ mayWrite: false, activePoi: poiId('stove') })).toBe(null);
  });
});
