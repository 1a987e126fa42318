import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { updateTour } from '@/backend/tours/commands';
import { tourFrom } from '@/domain/tours/tour';
import { renderSettings } from '@/features/settings/testing/render-settings';
import { CreateTourScreen } from '@/features/tours/form/create-tour-screen';
import { EditTourScreen } from '@/features/tours/form/edit-tour-screen';
import { TourLandingScreen } from '@/features/tours/landing/tour-landing-screen';
import { ToursScreen } from '@/features/tours/list/tours-screen';
import { people, renderPage } from '@/features/tours/testing/render-page';
import { uiExamples } from '@/ui/gallery/ui-examples';
import { widgetExamples } from '@/widgets/gallery/widget-examples';
import { translate, translateAsItChanges } from './testing/translator';
import { guardTranslatedTexts } from './translated-page';

vi.mock('@/backend/tours/commands', () => ({ createTour: vi.fn(), updateTour: vi.fn() }));
vi.mock('@/backend/organizations/commands');
vi.mock('@/features/settings/map-layers/layers-preview', () => ({ LayersPreview: () => null }));
vi.mock('@/widgets/map/point-map', () => ({ PointMap: () => null }));
vi.mock('@/widgets/place-form/place-map', () => ({ PlaceMap: () => null }));

/** Presses every control and changes every text, also of what opens meanwhile. */
async function pressEverything(root: HTMLElement): Promise<void> {
  for (const control of root.querySelectorAll<HTMLElement>('button, input:not([type=file]), textarea, [role=tab], summary')) {
    if (!control.isConnected) continue;
    await act(async () => void fireEvent.click(control));
    if (control.matches('textarea, input:not([type]), [type=text]'))
      await act(async () => void fireEvent.change(control, { target: { value: 'x' } }));
  }
}

/** A line whose texts appear, change and vanish, each beside elements. */
function Saving() {
  const [saved, setSaved] = useState(0);
  const [isOpen, setOpen] = useState(true);
  return (
    <p>
      {isOpen && 'Unsaved changes '}
      <b>Tour</b> saved {saved} times{saved > 1 && <i>often</i>}
      {isOpen ? null : 'Done'}
      <button type="button" onClick={() => setSaved(saved + 1)}>
        Save
      </button>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Toggle
      </button>
    </p>
  );
}

describe('without the guard', () => {
  it('React throws when it removes a text that a translator replaced', () => {
    const parent = document.createElement('p');
    const text = parent.appendChild(document.createTextNode('Saved'));
    document.body.append(parent);
    translate(document.body);

    expect(() => parent.removeChild(text)).toThrow();
    parent.remove();
  });
});

describe('on a translated page', () => {
  let end: () => void;
  let stop: () => void = () => undefined;
  beforeAll(() => {
    end = guardTranslatedTexts();
  });
  afterAll(() => end());
  beforeEach(() => {
    vi.spyOn(console, 'error');
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.mocked(updateTour).mockReset().mockResolvedValue();
    vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: true, onchange: null }));
    Range.prototype.getClientRects = () => Object.assign([], { item: () => null }) as unknown as DOMRectList;
    Range.prototype.getBoundingClientRect = () => new DOMRect();
  });
  afterEach(() => {
    stop();
    cleanup();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));
  const shown = () => document.querySelector('p')?.textContent;

  it.each([
    ['once', () => translate(document.body)],
    ['as it changes', () => translateAsItChanges()],
    ['by a translator that puts texts into its elements', () => translate(document.body, 'nested')],
    ['by a translator that inserts before it removes', () => translate(document.body, 'inserted')],
  ])('that is translated %s, texts appear, change and vanish where they are', async (_, start) => {
    render(<Saving />);
    stop = (await act(async () => start())) ?? (() => undefined);

    await press('Save');
    expect(shown()).toBe('Unsaved changes Tour saved 1 timesSaveToggle');
    await press('Toggle');
    expect(shown()).toBe('Tour saved 1 timesDoneSaveToggle');
    await press('Save');
    expect(shown()).toBe('Tour saved 2 timesoftenDoneSaveToggle');
    await press('Toggle');

    expect(shown()).toBe('Unsaved changes Tour saved 2 timesoftenSaveToggle');
    expect(console.error).not.toHaveBeenCalled();
  });

  it('elements that somebody moved are errors, as ever', () => {
    const [parent, child] = [document.createElement('p'), document.createElement('b')];

    expect(() => parent.removeChild(child)).toThrow();
    expect(() => parent.insertBefore(document.createElement('i'), child)).toThrow();
  });

  const hall = tourFrom('hall', { name: 'City Hall', matterportId: 'AbCdEfGh123', organization: 'Acme', place: { country: 'Norway' } });
  const ofTour = (path: string, element: ReactNode) => () =>
    void renderPage({ currentUser: people.orgAdmin, tours: [hall], at: path.replace(':tour', hall.id) }, path, element);

  it('the form of a tour is saved', async () => {
    let finish: () => void = () => undefined;
    vi.mocked(updateTour).mockReturnValue(
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
    );
    ofTour('/dashboard/tours/edit/:tour', <EditTourScreen />)();
    const name = await screen.findByRole('textbox', { name: /Tour Name/ });
    stop = translateAsItChanges();

    await userEvent.type(name, ' 2');
    fireEvent.keyDown(name, { key: 's', ctrlKey: true });

    await waitFor(() => expect(vi.mocked(updateTour).mock.calls[0]?.[0]).toMatchObject({ name: 'City Hall 2' }));
    await act(async () => finish());
    expect(screen.getByRole('textbox', { name: /Tour Name/ })).toBe(name);
    expect(problems()).toEqual([]);
  });

  it.each<[string, () => unknown]>([
    ['the form of a tour', ofTour('/dashboard/tours/edit/:tour', <EditTourScreen />)],
    ['the form of a new tour', ofTour('/dashboard/tours/create', <CreateTourScreen />)],
    ['the list of tours', ofTour('/dashboard/tours', <ToursScreen />)],
    ['the page of a tour', ofTour('/dashboard/tours/landing/:tour', <TourLandingScreen inDashboard />)],
    ...['general', 'tour-types', 'icons', 'map-layers', 'theme'].map((section): [string, () => Promise<unknown>] => [
      `the settings ${section}`,
      () => renderSettings({ section }),
    ]),
  ])('%s goes on while its controls are used', async (_, open) => {
    await open();
    await screen.findAllByRole('heading', { level: 1 });
    stop = translateAsItChanges();

    await pressEverything(document.body);
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
    await act(async () => undefined);

    expect(screen.queryByText('Something went wrong')).toBeNull();
    expect(problems()).toEqual([]);
  });

  const problems = () =>
    vi
      .mocked(console.error)
      .mock.calls.flat()
      .map(String)
      .filter((error) => /NotFoundError|not a child/.test(error));

  describe.each([...uiExamples, ...widgetExamples])('$title', ({ Example }) => {
    it('goes on while its controls are used', async () => {
      const { container, unmount } = render(<Example />);
      stop = translateAsItChanges();
      await act(async () => undefined);

      await pressEverything(container);
      unmount();

      expect(problems()).toEqual([]);
    });
  });
});
