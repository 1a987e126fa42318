import { act, cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBucket } from '@/backend/storage/testing/fake-bucket';
import { fileBlocks } from '@/domain/content/file-changes';
import { poiId } from '@/domain/ids';
import { imagesIn, withoutImages } from '@/domain/rich-text';
import { anEditing, aTour } from '../testing/an-editing';
import { ContentOutline } from './content-outline';

vi.mock('@/backend/storage/bucket', () => import('@/backend/storage/testing/fake-bucket'));

beforeAll(() => {
  vi.stubEnv('VITE_FIREBASE_CONFIG', JSON.stringify({ apiKey: 'k', projectId: 'p', storageBucket: 'demo' }));
  vi.stubEnv('VITE_EMULATORS', undefined);
  return () => vi.unstubAllEnvs();
});
beforeEach(() => {
  fakeBucket.empty();
  // jsdom has no layout
  const nowhere = () => ({ x: 0, y: 0, width: 0, height: 0, top: 0, left: 0, right: 0, bottom: 0, toJSON: () => '' });
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null }) as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = nowhere;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const stove = poiId('stove');
const text = (content: string, name = 'Care') => ({ identifier: `b-${name}`, type: 'text', name, content });
const withTexts = (...content: unknown[]) =>
  aTour({
    folders: [
      {
        id: 'ground',
        name: 'Ground',
        pois: [
          { identifier: 'stove', name: 'Stove', content },
          { identifier: 'sink', name: 'Sink' },
        ],
      },
    ],
  });

function anOutline(...content: unknown[]) {
  const editing = anEditing({ tour: withTexts(...content), activePoi: 'stove' });
  const { user, unmount } = editing.show(<ContentOutline poi={stove} />);
  const stored = () => {
    const block = editing.poi('stove')?.content[0];
    if (block?.type !== 'text') throw new Error('The text is gone.');
    return block.content;
  };
  const field = (name = 'Care') => screen.findByRole('textbox', { name });
  const write = async (name = 'Care') => {
    await user.click(screen.getByRole('button', { name: `Write in ${name}` }));
    return field(name);
  };
  return { ...editing, user, unmount, stored, field, write };
}

function paste(into: HTMLElement, data: Readonly<Record<string, string>>, files: File[] = []) {
  const event = createEvent.paste(into, {
    clipboardData: {
      getData: (type: string) => data[type] ?? '',
      types: [...Object.keys(data), ...(files.length > 0 ? ['Files'] : [])],
      files,
    },
  });
  act(() => void fireEvent(into, event));
}

const anImage = (name: string) => new File(['GIF89a'], name, { type: 'image/gif' });

const imageNames = (html: string) => imagesIn(html).map(({ address }) => decodeURIComponent(address).replace(/^.*?__|[?].*$/g, ''));

const selectAll = (field: HTMLElement) =>
  act(() => {
    field.focus();
    fireEvent.keyDown(field, { key: 'a', code: 'KeyA', keyCode: 65, ctrlKey: true });
  });

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

describe('TextBlock', () => {
  it('shows the text as visitors see it until it is edited', async () => {
    const { write } = anOutline(text('<p>Swept <b>twice</b> a year.</p>'));
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(screen.getByText('twice').localName).toBe('strong');

    const field = await write();

    expect(field.textContent).toBe('Swept twice a year.');
    expect(screen.getByRole('toolbar', { name: 'Text' })).toBeTruthy();
  });

  it('has a toolbar with bold, italic, underline, link, lists, headings, quote, code, table and image [EDIT-041]', async () => {
    const { write } = anOutline(text('<p>Swept</p>'));
    await write();

    const tools = within(screen.getByRole('toolbar', { name: 'Text' })).getAllByRole('button');

    expect(tools.map((tool) => tool.getAttribute('aria-label'))).toEqual([
      'Bold',
      'Italic',
      'Underline',
      'Link',
      'Ordered list',
      'Bullet list',
      'Heading',
      'Small heading',
      'Quote',
      'Code',
      'Code block',
      'Table',
      'Image',
    ]);
  });

  const tools = [
    ['Bold', '<p><strong>Swept</strong></p>'],
    ['Italic', '<p><em>Swept</em></p>'],
    ['Underline', '<p><u>Swept</u></p>'],
    ['Ordered list', '<ol><li><p>Swept</p></li></ol>'],
    ['Bullet list', '<ul><li><p>Swept</p></li></ul>'],
    ['Heading', '<h2>Swept</h2>'],
    ['Small heading', '<h3>Swept</h3>'],
    ['Quote', '<blockquote><p>Swept</p></blockquote>'],
    ['Code', '<p><code>Swept</code></p>'],
    ['Code block', '<pre><code>Swept</code></pre>'],
  ];
  it.each(tools)('applies %s to the selection: %s [EDIT-041]', async (tool, html) => {
    const { write, user, stored } = anOutline(text('<p>Swept</p>'));
    selectAll(await write());

    await user.click(screen.getByRole('button', { name: tool }));

    await waitFor(() => expect(stored()).toBe(html));
    await waitFor(() => expect(screen.getByRole('button', { name: tool, pressed: true })).toBeTruthy());
    await user.click(screen.getByRole('button', { name: tool }));
    await waitFor(() => expect(stored()).toBe('<p>Swept</p>'));
  });

  it('links the selection, to safe addresses only [EDIT-041]', async () => {
    const { write, user, stored } = anOutline(text('<p>Maker</p>'));
    selectAll(await write());
    await user.click(screen.getByRole('button', { name: 'Link' }));
    const address = within(screen.getByRole('form', { name: 'Link' })).getByLabelText('Address');

    await user.type(address, 'javascript:alert(1){Enter}');
    expect(screen.getByRole('alert').textContent).toContain('Enter a web address');
    expect(stored()).toBe('<p>Maker</p>');
    await user.clear(address);
    await user.type(address, 'example.org{Enter}');

    await waitFor(() => expect(stored()).toBe('<p><a href="https://example.org">Maker</a></p>'));
    expect(screen.queryByRole('form', { name: 'Link' })).toBeNull();
  });

  it('links the selection to another point of the tour', async () => {
    const { write, user, stored } = anOutline(text('<p>Maker</p>'));
    selectAll(await write());
    await user.click(screen.getByRole('button', { name: 'Link' }));

    await user.selectOptions(screen.getByRole('combobox', { name: 'Leads to' }), 'Sink');
    await user.click(within(screen.getByRole('form', { name: 'Link' })).getByRole('button', { name: 'Apply' }));

    await waitFor(() => expect(stored()).toBe('<p><a href="#point=sink">Maker</a></p>'));
  });

  it('removes a link [EDIT-041]', async () => {
    const { write, user, stored } = anOutline(text('<p><a href="https://example.org">Maker</a></p>'));
    selectAll(await write());
    await user.click(screen.getByRole('button', { name: 'Link' }));

    await user.click(screen.getByRole('button', { name: 'Remove link' }));

    await waitFor(() => expect(stored()).toBe('<p>Maker</p>'));
  });

  it('moves along the toolbar with the arrow keys', async () => {
    const { write, user } = anOutline(text(''));
    const field = await write();
    await waitFor(() => expect(document.activeElement).toBe(field));
    // the editor takes the focus again with the next frame
    await act(nextFrame);
    act(() => screen.getByRole('button', { name: 'Bold' }).focus());

    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Underline');
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');

    expect(document.activeElement?.getAttribute('aria-label')).toBe('Image');
  });
});

describe('pasted content', () => {
  it('stores cleaned HTML', async () => {
    const { write, stored } = anOutline(text(''));

    paste(await write(), {
      'text/html': '<!--x--><p class=MsoNormal style="mso-x:1"><b style="color:red" onclick="hit()">Swept</b><script>hit()</script></p>',
    });

    await waitFor(() => expect(stored()).toBe('<p><strong>Swept</strong></p>'));
  });

  it('converts plain text to paragraphs', async () => {
    const { write, stored } = anOutline(text(''));

    paste(await write(), { 'text/plain': 'One\nTwo <b>' });

    await waitFor(() => expect(stored()).toBe('<p>One</p><p>Two &lt;b&gt;</p>'));
  });

  it('rejects a paste that would exceed the maximum length, and keeps the text unchanged', async () => {
    const { write, stored } = anOutline(text('<p>Swept</p>'));

    paste(await write(), { 'text/plain': 'x'.repeat(50_000) });

    expect((await screen.findByRole('alert')).textContent).toContain('the maximum is 50,000');
    expect(stored()).toBe('<p>Swept</p>');
  });

  it('replaces the selection, whatever their lengths', async () => {
    const { write, stored } = anOutline(text(`<p>${'x'.repeat(30_000)}</p>`));
    const field = await write();
    selectAll(field);

    paste(field, { 'text/plain': 'y'.repeat(30_000) });

    await waitFor(() => expect(stored()).toBe(`<p>${'y'.repeat(30_000)}</p>`));
  });

  it('puts images in the text, makes other files files of the point, and stays in the text', async () => {
    const { poi, write, stored, field } = anOutline(text('<p>Swept</p>'));

    paste(await write(), { 'text/html': '<p>A</p><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">', 'text/plain': 'A' });
    paste(await field(), {}, [anImage('x.gif'), new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' })]);

    const files = () =>
      fileBlocks(poi('stove')?.content ?? []).flatMap(({ content }) => content.map(({ name }) => name.replace(/^.*?__/, '')));
    await waitFor(() => expect(files()).toEqual(['plan.pdf']));
    await waitFor(() => expect(imageNames(stored())).toEqual([expect.stringMatching(/^Pasted .*[.]gif$/), 'x.gif']));
    expect(withoutImages(stored())).toBe('<p>SweptA</p>');
    expect(document.activeElement).toBe(await field());
  });

  it('says which images cannot be copied, until more is written', async () => {
    const { write, stored } = anOutline(text(''));
    const field = await write();

    paste(field, { 'text/html': '<p>Swept</p><img src="https://elsewhere.example/plan.png">', 'text/plain': 'Swept' });
    await waitFor(() => expect(stored()).toBe('<p>Swept</p>'));
    expect(screen.getByRole('alert').textContent).toBe(
      'Not pasted: image “plan.png”. Add images with the button Image, and other files under Files.',
    );

    act(() => void fireEvent.keyDown(field, { key: 'Enter', code: 'Enter', keyCode: 13 }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('keeps the numbers of a list, also once it is edited and shown', async () => {
    const { write, stored, user } = anOutline(text('<ol start="3" type="a"><li>Before</li><li value="7">Later</li></ol>'));
    const field = await write();
    expect([...field.querySelectorAll('ol, li')].map((each) => each.getAttribute('start') ?? each.getAttribute('value'))).toEqual([
      '3',
      null,
      '7',
    ]);
    selectAll(field);

    paste(field, { 'text/html': '<p>Restart:</p><ol start="4"><li>Drain</li><li>Valve</li></ol>' });
    await waitFor(() => expect(stored()).toBe('<p>Restart:</p><ol start="4"><li><p>Drain</p></li><li><p>Valve</p></li></ol>'));
    await user.click(screen.getByRole('button', { name: 'Done' }));

    expect(screen.getByRole<HTMLOListElement>('list', { name: '' }).start).toBe(4);
  });

  it('does not give the number of an item to the one after it', async () => {
    const { write, stored } = anOutline(text('<ol><li value="7"><p>Later</p></li></ol>'));
    const field = await write();

    act(() => void fireEvent.keyDown(field, { key: 'Enter', code: 'Enter', keyCode: 13 }));
    paste(field, { 'text/plain': 'Last' });

    await waitFor(() => expect(stored()).toBe('<ol><li value="7"><p>Later</p></li><li><p>Last</p></li></ol>'));
  });

  it('is written in the direction of its first letter, which is not stored', async () => {
    const { write, stored } = anOutline(text('<p>Hello</p>'));
    const field = await write();
    selectAll(field);

    paste(field, { 'text/html': '<p dir="rtl">שלום (RTL) 123</p><ul><li>ניקוז</li></ul>' });

    await waitFor(() => expect(stored()).toBe('<p>שלום (RTL) 123</p><ul><li><p>ניקוז</p></li></ul>'));
    expect([...field.querySelectorAll('[dir=auto]')].map(({ localName }) => localName)).toEqual(['p', 'ul']);
  });
});

describe('images', () => {
  const choose = async (user: ReturnType<typeof anOutline>['user'], ...files: File[]) =>
    user.upload(screen.getByLabelText('Images for the text', { selector: 'input' }), files);

  it('are uploaded into the text, and can be described, which nothing requires', async () => {
    const { write, user, stored } = anOutline(text('<p>Swept</p>'));
    await write();

    await choose(user, anImage('flue.gif'));
    await waitFor(() => expect(imageNames(stored())).toEqual(['flue.gif']));
    expect(stored()).toMatch(/^<p>Swept<\/p><img src="[^"]+">$/);
    await user.click(screen.getByRole('button', { name: 'Add alternative text' }));
    await user.keyboard('The flue{Enter}');

    await waitFor(() => expect(imagesIn(stored()).map(({ alt }) => alt)).toEqual(['The flue']));
    expect(screen.queryByRole('button', { name: 'Add alternative text' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove image' }));
    // what was behind the image to write in
    await waitFor(() => expect(stored()).toBe('<p>Swept</p><p></p>'));
  });

  it('at the end of a text stay when more is typed', async () => {
    const image = `<img src="${fakeBucket.addressOf('organizations/Acme/tour/hall/uploads/1__flue.gif').replaceAll('&', '&amp;')}" alt="a > b">`;
    const { write, stored } = anOutline(text(`<p>Swept</p>${image}`));
    const field = await write();
    expect(stored()).toBe(`<p>Swept</p>${image}`);

    paste(field, { 'text/plain': 'Later' });

    await waitFor(() => expect(stored()).toMatch(/^<p>Swept<\/p><img [^>]*alt="a (?:>|&gt;) b"><p>Later<\/p>$/));
  });

  it('stay in the order in which they were chosen, whichever is stored first', async () => {
    const sendings = fakeBucket.hold();
    const { write, user, stored } = anOutline(text('<p>Swept</p>'));
    await write();

    await choose(user, anImage('1.gif'), anImage('2.gif'));
    await waitFor(() => expect(sendings).toHaveLength(2));
    await act(async () => sendings[1]?.finish());
    await act(async () => sendings[0]?.finish());

    await waitFor(() => expect(imageNames(stored())).toEqual(['1.gif', '2.gif']));
  });

  it('reach their place in a text that was closed before they were stored', async () => {
    const sendings = fakeBucket.hold();
    const { write, user, stored } = anOutline(text('<p>Swept</p>'));
    const field = await write();
    await choose(user, anImage('flue.gif'));
    act(() => void fireEvent.keyDown(field, { key: 'Enter', code: 'Enter', keyCode: 13 }));
    paste(field, { 'text/plain': 'Later' });
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(sendings).toHaveLength(1));

    await act(async () => sendings[0]?.finish());

    await waitFor(() => expect(imageNames(stored())).toEqual(['flue.gif']));
    expect(stored()).toMatch(/^<p>Swept<\/p>(?:<p>Later<\/p><img [^>]+>|<img [^>]+><p>Later<\/p>)$/);
  });

  it('that were not uploaded say why, and can be retried or dismissed', async () => {
    fakeBucket.refuse('flue.gif', 'storage/unauthorized');
    const { write, user, stored } = anOutline(text('<p>Swept</p>'));
    await write();

    await choose(user, anImage('flue.gif'));
    await user.click(await screen.findByRole('button', { name: 'Retry the upload of flue.gif' }));
    fakeBucket.allow();
    await user.click(await screen.findByRole('button', { name: 'Retry the upload of flue.gif' }));

    await waitFor(() => expect(imageNames(stored())).toEqual(['flue.gif']));
    expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
  });

  it('of a kind that browsers cannot show are refused with what to do', async () => {
    const { write, stored } = anOutline(text('<p>Swept</p>'));

    paste(await write(), {}, [new File(['x'], 'flue.heic', { type: 'image/heic' })]);

    expect((await screen.findByRole('list', { name: 'Uploads' })).textContent).toMatch(/flue.heic was skipped: .*export it as JPEG/);
    expect(stored()).toBe('<p>Swept</p>');
  });

  it('of other sites are links, and of ours stay, when text is pasted', async () => {
    const { write, stored } = anOutline(text(''));
    const own = fakeBucket.addressOf('organizations/Acme/tour/hall/uploads/1__flue.gif');

    paste(await write(), {
      'text/html': `<p data-pm-slice="0 0 []">Swept</p><img src="${own.replaceAll('&', '&amp;')}" alt="Flue"><img src="https://elsewhere.example/a.png">`,
    });

    await waitFor(() => expect(imageNames(stored())).toEqual(['flue.gif']));
    expect(stored()).not.toContain('elsewhere');
  });
});

describe('typed text', () => {
  it('is one undo step, and undo updates the field', async () => {
    const { write, stored, session, field } = anOutline(text('<p>Swept</p>'));
    const writing = await write();
    paste(writing, { 'text/plain': ' a' });
    await waitFor(() => expect(stored()).toBe('<p>Swept a</p>'));
    paste(writing, { 'text/plain': ' b' });
    await waitFor(() => expect(stored()).toBe('<p>Swept a b</p>'));

    act(() => session.undo());

    expect(stored()).toBe('<p>Swept</p>');
    await waitFor(async () => expect((await field()).textContent).toBe('Swept'));
    act(() => session.redo());
    await waitFor(async () => expect((await field()).textContent).toBe('Swept a b'));
  });

  it('flushes pending input when the session requests it', async () => {
    const { write, stored, session } = anOutline(text('<p>Swept</p>'));
    const writing = await write();
    paste(writing, { 'text/plain': ' a' });

    session.flushPendingInput();

    expect(stored()).toBe('<p>Swept a</p>');
  });

  it('keeps pending input when the panel closes', async () => {
    const { write, stored, unmount } = anOutline(text('<p>Swept</p>'));
    paste(await write(), { 'text/plain': ' a' });

    unmount();

    expect(stored()).toBe('<p>Swept a</p>');
  });

  it('keeps formats without a toolbar button: tables, headings, superscript', async () => {
    const html =
      '<h3>Size</h3><table><tbody><tr><th><p>Area</p></th><td><p>12 m<sup>2</sup></p></td></tr></tbody></table><p><mark>New</mark></p>';
    const { write, stored } = anOutline(text(html));

    paste(await write(), { 'text/plain': '!' });

    await waitFor(() => expect(stored()).toBe(html.replace('</mark>', '!</mark>')));
  });

  it('is empty once everything was deleted', async () => {
    const { write, stored } = anOutline(text('<p>Swept</p>'));
    const field = await write();
    selectAll(field);

    fireEvent.keyDown(field, { key: 'Backspace', code: 'Backspace', keyCode: 8 });

    await waitFor(() => expect(stored()).toBe(''));
  });

  it('shows that the text is too long to save, and keeps it', async () => {
    const { write, stored } = anOutline(text(`<p>${'x'.repeat(50_100)}</p>`));

    await write();

    expect(screen.getByRole('alert').textContent).toContain('the maximum is 50,000');
    expect(stored().length).toBeGreaterThan(50_000);
  });

  it('opening a text without typing is no edit', async () => {
    const { write, user, state } = anOutline(text('One\nTwo'));
    await write();

    await user.click(screen.getByRole('button', { name: 'Done' }));

    expect(state().past).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Write in Care' }));
  });

  it('starts editing another block without returning to the first', async () => {
    const { write, field, user } = anOutline(text('<p>One</p>', 'Care'), text('<p>Two</p>', 'History'));
    await write('Care');

    await user.click(screen.getByText('Two'));

    const next = await field('History');
    await waitFor(() => expect(document.activeElement).toBe(next));
    expect(screen.queryByRole('textbox', { name: 'Care' })).toBeNull();
  });
});
