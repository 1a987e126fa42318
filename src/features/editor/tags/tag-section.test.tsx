import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { iconsOf } from '@/domain/icons';
import { poiId } from '@/domain/ids';
import { AdvancedTab } from '../panel/advanced-tab';
import { anEditing } from '../testing/an-editing';
import { TagSection } from './tag-section';
import { aScan } from './testing/a-scan';

const sink = poiId('sink');
const icons = iconsOf([
  { ref: 'red', description: 'Safety first', default: '', hover: '' },
  { ref: 'blue', description: 'Water', default: '', hover: '' },
]);

afterEach(cleanup);

describe('the form of a tag', () => {
  it('has a length from 0.1 to 1 in steps of 0.05, which updates the tag in the scan [EDIT-031 EDIT-032 MODEL-071]', async () => {
    const { show, poi, fake, state } = await aScan({ activePoi: 'sink' });
    show(<TagSection poi={sink} />);
    const slider = screen.getByRole('slider', { name: 'Length' });
    expect(['min', 'max', 'step'].map((name) => slider.getAttribute(name))).toEqual(['0.1', '1', '0.05']);
    expect(poi('sink')?.tag?.stemHeight).toBe(0.2);

    fireEvent.change(slider, { target: { value: '0.35' } });
    fireEvent.change(slider, { target: { value: '0.4' } });

    expect(poi('sink')?.tag).toMatchObject({ stemHeight: 0.4, stemVector: { x: 0, y: 0.4, z: 0 } });
    await waitFor(() =>
      expect(fake.argsOf('Tag.editPosition').at(-1)).toEqual([
        'sink',
        { anchorPosition: expect.anything(), stemVector: { x: 0, y: 0.4, z: 0 } },
      ]),
    );
    expect(fake.named('Tag.add')).toHaveLength(1);
    expect(state().past).toHaveLength(1);
  });

  it('changes label and description in the state and the scan; ignores an empty label [EDIT-032]', async () => {
    const { show, poi, fake } = await aScan({ activePoi: 'sink' });
    const { user } = show(<TagSection poi={sink} />);

    await user.clear(screen.getByLabelText('Label'));
    screen.getByText('A tag needs a label. Until you enter one, it stays “The sink”.');
    await user.type(screen.getByLabelText('Label'), 'Basin');
    await user.type(screen.getByLabelText('Description'), '!');

    expect(poi('sink')?.tag).toMatchObject({ label: 'Basin', description: 'Of steel!' });
    await waitFor(() => expect(fake.argsOf('Tag.editBillboard').at(-1)).toEqual(['sink', { label: 'Basin', description: 'Of steel!' }]));
    expect(fake.named('Tag.add')).toHaveLength(1);
  });

  it('shows colour and stem vector only to administrators [EDIT-032 ACCESS-041]', async () => {
    const editor = anEditing({ activePoi: 'sink' });
    editor.show(<AdvancedTab poi={sink} />).unmount();
    expect(screen.queryByLabelText('Colour')).toBeNull();

    const { show, poi, fake } = await aScan({ activePoi: 'sink', isAdmin: true });
    const { user } = show(<AdvancedTab poi={sink} />);
    fireEvent.change(screen.getByLabelText('Colour'), { target: { value: '#0000ff' } });
    const x = within(screen.getByRole('group', { name: 'Stem vector, in metres' })).getByLabelText('x');
    await user.clear(x);
    await user.type(x, '0.3');

    expect(poi('sink')?.tag).toMatchObject({ color: { r: 0, g: 0, b: 1 }, stemVector: { x: 0.3, y: 0.5, z: 0 } });
    await waitFor(() => expect(fake.argsOf('Tag.editColor').at(-1)).toEqual(['sink', { r: 0, g: 0, b: 1 }]));
  });
});

describe('the icon picker', () => {
  it('offers the eight icons by description, and finds them by description or colour regardless of case [EDIT-033 EDIT-032 MODEL-011]', async () => {
    const { show, poi } = anEditing({ activePoi: 'sink', icons });
    const { user } = show(<TagSection poi={sink} />);

    await user.click(screen.getByRole('button', { name: 'Icon: Safety first' }));
    const named = ['Black', 'Water', 'Green', 'Pink', 'Purple', 'Safety first', 'Teal', 'White'];
    expect(screen.getAllByRole('radio')).toEqual(named.map((name) => screen.getByRole('radio', { name: new RegExp(`^${name}`) })));
    await user.type(screen.getByRole('textbox', { name: 'Search icons' }), 'WATER');
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    await user.clear(screen.getByRole('textbox', { name: 'Search icons' }));
    await user.type(screen.getByRole('textbox', { name: 'Search icons' }), 'Teal');
    await user.click(screen.getByRole('radio', { name: 'Teal' }));

    expect(poi('sink')).toMatchObject({ icon: 'teal', tag: { icon: 'teal' } });
    await user.type(screen.getByRole('textbox', { name: 'Search icons' }), 'x');
    screen.getByText('No matching icons');
  });
});

describe('the advanced tab', () => {
  it('applies the viewer’s current zoom, and resets it', async () => {
    const { show, poi, player } = await aScan({ activePoi: 'stove' });
    player.session.store.setState({ zoom: 1.75 });
    const { user } = show(<AdvancedTab poi={poiId('stove')} />);

    await user.click(screen.getByRole('button', { name: 'Use current zoom' }));
    expect(poi('stove')?.zoom).toBe(1.75);
    await user.click(screen.getByRole('button', { name: 'Reset' }));

    expect(poi('stove')?.zoom).toBe(1);
  });

  it('changes floor and category, and hides a tag in the scan and shows it again in the same position', async () => {
    const { show, poi, fake } = await aScan({ activePoi: 'sink' });
    const { user } = show(<AdvancedTab poi={sink} />);

    await user.selectOptions(screen.getByLabelText('Floor'), 'Salon');
    await user.type(screen.getByLabelText('Category'), 'Wet');
    await user.selectOptions(screen.getByLabelText('Kind'), 'Point of interest');
    await waitFor(() => expect(fake.argsOf('Tag.remove')).toEqual([['sink']]));
    await user.selectOptions(screen.getByLabelText('Kind'), 'Tag in the scan');

    await waitFor(() => expect(fake.named('Tag.add')).toHaveLength(2));
    expect(poi('sink')).toMatchObject({ floor: 1, category: 'Wet', type: 'tag', tag: { label: 'The sink' } });
  });
});
