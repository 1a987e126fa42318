import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { poiId } from '@/domain/ids';
import { anEditing } from '../testing/an-editing';
import { beginGuideOnce } from './auto-start';
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
  it('EDIT-103 has thirteen steps, in their order', async () => {
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

  it('goes on, and ends, in browsers that answer a promise when they scroll', async () => {
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

  it('EDIT-104 stores introduction=finished when it is finished', async () => {
    const { user, state } = aGuide();
    for (let more = 1; more < guideSteps.length; more += 1) await user.keyboard('{ArrowRight}');
    expect(localStorage.getItem('introduction')).toBe(null);

    await user.click(screen.getByRole('button', { name: 'Finish' }));

    expect([localStorage.getItem('introduction'), state().tool]).toEqual(['finished', null]);
  });

  it('EDIT-104 is finished, too, when it is skipped, or closed with Escape', async () => {
    const { user, state } = aGuide();

    await user.click(screen.getByRole('button', { name: 'Skip' }));
    expect([localStorage.getItem('introduction'), state().tool]).toEqual(['finished', null]);
    localStorage.clear();
    act(() => state().toggleTool('guide'));
    act(() => void screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true })));

    expect([localStorage.getItem('introduction'), state().tool]).toEqual(['finished', null]);
  });

  it('EDIT-104 is finished, too, when the browser closes it without asking', () => {
    const { state } = aGuide();

    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    fireEvent(dialog, new Event('close'));
    // it was opened again before the browser told of its closing
    expect(step()).toBe('Guide, step 1 of 13');
    dialog.open = false;
    fireEvent(dialog, new Event('close'));

    expect([localStorage.getItem('introduction'), state().tool]).toEqual(['finished', null]);
  });

  it('EDIT-104 goes on where it was after a reload, and begins anew once it was finished', async () => {
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

  it('EDIT-103 goes one step on while a key is held', () => {
    aGuide();

    for (const repeat of [false, true, true]) fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight', repeat });

    expect(step()).toBe('Guide, step 2 of 13');
  });

  it('EDIT-103 goes on and back by keyboard, and has the focus on what goes on', async () => {
    const { user } = aGuide();

    expect(document.activeElement?.textContent).toBe('Next');
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(step()).toBe('Guide, step 2 of 13');
    await user.click(screen.getByRole('button', { name: 'Back' }));

    expect([step(), screen.queryByRole('button', { name: 'Back' })]).toEqual(['Guide, step 1 of 13', null]);
  });

  it('EDIT-103 opens the list, and closes what stands before it', () => {
    const editing = anEditing();
    ended.push(editing.end);
    editing.visit.state().openSidebar(false);
    editing.visit.state().togglePanel('tutorial');
    editing.show(<Guide />);

    expect([editing.visit.state().sidebarOpen, editing.visit.state().panel]).toEqual([true, null]);
  });
});

describe('the beginning of the guide', () => {
  function begun(given: Parameters<typeof anEditing>[0] = {}) {
    const editing = anEditing(given);
    ended.push(editing.end);
    beginGuideOnce(editing.session);
    return editing.state().tool;
  }

  it('EDIT-104 is by itself for who may write and has not finished it', () => {
    expect(begun()).toBe('guide');
  });

  it('EDIT-104 is not again once it was finished', () => {
    localStorage.setItem('introduction', 'finished');

    expect(begun()).toBe(null);
  });

  it('EDIT-104 is not for who may not write', () => {
    expect(begun({ mayWrite: false, activePoi: poiId('stove') })).toBe(null);
  });
});
