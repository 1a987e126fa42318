import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { foldersFrom } from '@/domain/folders/folder';
import { showLanguage } from '@/language/show-language';
import { PointLinks } from './point-links';
import { RichText } from './rich-text';

afterEach(async () => {
  cleanup();
  await showLanguage('en');
});

function shown(html: string, isWhole = false): HTMLElement {
  const { container } = render(<RichText html={html} isAlwaysExpanded={isWhole} />);
  return container;
}

const words = (count: number) => 'abcde fghi '.repeat(Math.ceil(count / 11)).slice(0, count);

describe('a long text', () => {
  it('shows 200 characters and an ellipsis, and can be expanded and collapsed [PLAYER-059]', async () => {
    const user = userEvent.setup();
    const text = shown(`<p>${words(401)}</p>`);
    const paragraph = () => text.querySelector('p')?.textContent ?? '';

    expect(paragraph()).toBe(`${words(200).trimEnd()}…`);
    await user.click(screen.getByRole('button', { name: 'Read More', expanded: false }));
    expect(paragraph()).toBe(words(401));
    await user.click(screen.getByRole('button', { name: 'Show Less', expanded: true }));

    expect(paragraph()).toBe(`${words(200).trimEnd()}…`);
  });

  it('stays expanded when the language changes', async () => {
    const user = userEvent.setup();
    const text = shown(`<p>${words(401)}</p>`);
    await user.click(screen.getByRole('button', { name: 'Read More' }));

    await act(() => showLanguage('es'));

    expect(screen.getByRole('button', { name: 'Mostrar menos', expanded: true })).toBeTruthy();
    expect(text.querySelector('p')?.textContent).toBe(words(401));
  });

  it('is shown in full up to 400 characters, not counting markup [PLAYER-059]', () => {
    const text = shown(`<p><strong>${words(400)}</strong></p>`);

    expect(text.textContent).toBe(words(400));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is cut inside elements, but never within a tag or a character', () => {
    const text = shown(`<ul><li>${'😀'.repeat(150)}</li><li><em>${'b'.repeat(300)}</em></li><li>end</li></ul>`);

    expect([...text.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['😀'.repeat(150), `${'b'.repeat(50)}…`]);
    expect(text.querySelector('li:last-child em')).not.toBeNull();
  });

  it('is not truncated for printing', () => {
    const text = shown(`<p>${words(900)}</p>`, true);

    expect(text.textContent).toBe(words(900));
  });
});

describe('formatting', () => {
  it('is preserved, with headings below the levels of the page', () => {
    const text = shown('<h1>One</h1><h3>Two</h3><p>a <b>b</b> <i>c</i> <u>d</u><br>e</p><ol><li>f</li></ol><blockquote>g</blockquote>');

    expect([...text.querySelectorAll('h4,h5,strong,em,u,br,ol,li,blockquote')].map(({ localName }) => localName)).toEqual([
      'h4',
      'h5',
      'strong',
      'em',
      'u',
      'br',
      'ol',
      'li',
      'blockquote',
    ]);
  });

  it('opens links in a new tab without an opener or a referrer', () => {
    shown('<p>See <a href="https://example.com/a">this</a></p>');

    const link = screen.getByRole('link', { name: 'this (opens in a new window)' });
    expect(link.getAttribute('href')).toBe('https://example.com/a');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
  });
});

describe('a list', () => {
  const lists = (html: string) =>
    [...shown(html).querySelectorAll('ol')].map(({ start, type, reversed, className }) => ({
      start,
      type,
      reversed,
      look: /list-(?:decimal|\[[\w-]+\])/.exec(className)?.[0],
    }));

  it('has the numbers that its author gave it', () => {
    expect(lists('<ol start="4"><li>a</li></ol><ol type="a"><li>b</li></ol><ol type="I" start="-2" reversed><li>c</li></ol>')).toEqual([
      { start: 4, type: '', reversed: false, look: 'list-decimal' },
      { start: 1, type: 'a', reversed: false, look: 'list-[lower-alpha]' },
      { start: -2, type: 'I', reversed: true, look: 'list-[upper-roman]' },
    ]);
  });

  it('has the number of an item', () => {
    const items = shown('<ol><li>a</li><li value="7">b</li></ol>').querySelectorAll('li');

    expect([...items].map((item) => item.getAttribute('value'))).toEqual([null, '7']);
  });

  it('has no numbers that are none', () => {
    const text = shown(
      '<ol start="x" type="disc"><li value="1e9">a</li></ol><p start="4" type="a">b</p><a type="a" href="https://a.example">c</a>',
    );

    expect([...text.querySelectorAll('[start], [type]:not(button), [value]')]).toEqual([]);
  });
});

describe('a table', () => {
  it('scrolls in a region of its own, which the keyboard reaches, and has merged cells', () => {
    shown(
      '<table><thead><tr><th colspan="2">Stove</th></tr></thead><tbody><tr><td rowspan="2" width="9">a</td><td>b</td></tr></tbody></table>',
    );

    const region = screen.getByRole('region', { name: 'Table' });
    expect(region.tabIndex).toBe(0);
    const cells = [...region.querySelectorAll<HTMLTableCellElement>('th, td')];
    expect(cells.map(({ colSpan, rowSpan, textContent }) => [colSpan, rowSpan, textContent])).toEqual([
      [2, 1, 'Stove'],
      [1, 2, 'a'],
      [1, 1, 'b'],
    ]);
    expect(region.querySelector('[width]')).toBeNull();
  });

  it('keeps the cells of its last row in the beginning of a long text', () => {
    const text = shown(`<table><tr><td>${words(300)}</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table><p>${words(200)}</p>`);

    const rows = [...text.querySelectorAll('tr')].map(({ cells }) => [...cells].map(({ textContent }) => (textContent ?? '').slice(-1)));
    expect(rows).toEqual([['…', '']]);
  });
});

describe('a direction', () => {
  const directed = (html: string) => [...shown(html).querySelectorAll('[dir=auto] [dir=auto]')].map(({ localName }) => localName);

  it('is that of the first letter of each block', () => {
    expect(directed('<p>שלום (RTL) 123</p><p>Hello</p><h2>مرحبا</h2><table><tr><td>x</td></tr></table>')).toEqual(['p', 'p', 'h4', 'td']);
  });

  it('is one for a list or quote, so that its numbers and lines are on the same side', () => {
    expect(directed('<ol><li><p>שסתום</p><ul><li>ניקוז</li></ul></li></ol><blockquote><p>שלום</p></blockquote>')).toEqual([
      'ol',
      'blockquote',
    ]);
  });

  it('of a text without blocks is that of its first letter', () => {
    expect(shown('שלום').firstElementChild?.getAttribute('dir')).toBe('auto');
  });
});

describe('hostile text', () => {
  it.each([
    '<img src=x onerror="hit()">',
    '<script>hit()</script>',
    '<svg><script>hit()</script><animate onbegin="hit()" attributeName="x"/></svg>',
    '<iframe src="javascript:hit()"></iframe>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=hit()&gt;">',
    '<form action="https://evil.example"><button formaction="javascript:hit()">x</button></form>',
    '<a href="javascript:hit()">x</a>',
    '<a href=" java\nscript:hit()">x</a>',
    '<a href="data:text/html,<script>hit()</script>">x</a>',
    '<a href="//evil.example\\@x">x</a>',
    '<p style="background:url(https://evil.example)" onclick="hit()" id="root" class="x">x</p>',
    '<link rel=stylesheet href=https://evil.example><meta http-equiv=refresh content="0;url=https://evil.example"><base href=https://evil.example>',
    '<video src=x onloadstart=hit()></video><object data=x></object><embed src=x>',
  ])('leaves nothing that runs, loads or links to unsafe URLs: %s', (html) => {
    const text = shown(`<p>Before</p>${html}`);

    expect(text.textContent).toContain('Before');
    expect(text.querySelector('script,img,svg,iframe,form,input,object,embed,video,audio,link,meta,base,style,math')).toBeNull();
    const attributes = [...text.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
    expect(attributes.filter(({ name }) => /^on|^style$|^id$|^src/.test(name))).toEqual([]);
    expect([...text.querySelectorAll('a')].filter(({ href }) => !/^https?:/.test(href))).toEqual([]);
  });
});

describe('an image', () => {
  const own = '/demo/house-with-garden/stove.jpg';

  it('of our storage is shown in its place, and opens in the whole window', async () => {
    const user = userEvent.setup();
    HTMLDialogElement.prototype.showModal ??= function showModal() {
      this.open = true;
    };
    const text = shown(
      `<p>Before</p><img src="${own}" alt="The stove" width="400" height="300" title="x" style="x" srcset="//evil.example/a 2x"><p>After</p>`,
    );

    const image = text.querySelector('img');
    expect([image?.getAttribute('src'), image?.width, image?.height]).toEqual([own, 400, 300]);
    expect([...(image?.attributes ?? [])].filter(({ name }) => /title|style|srcset|^on/.test(name))).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'View The stove' }));

    expect(await screen.findByRole('dialog', { name: 'The stove' })).toBeTruthy();
  });

  it('in a link has its alternative text, and follows the link', () => {
    shown(`<a href="https://example.org"><img src="${own}" alt="The stove"></a>`);

    expect(screen.getByRole('link', { name: /The stove/ }).querySelector('button')).toBeNull();
  });

  it('that cannot be loaded says so, with its alternative text', () => {
    const text = shown(`<img src="${own}" alt="The stove">`);

    const image = text.querySelector('img');
    if (image) fireEvent.error(image);

    expect(text.textContent).toBe('The stove – Couldn’t load the image.');
  });

  it.each([
    ['https://elsewhere.example/a.png', 'a link to it'],
    ['//elsewhere.example/a.png', ''],
    ['data:image/svg+xml,<svg onload="hit()">', ''],
    ['blob:https://elsewhere.example/1', ''],
    ['javascript:hit()', ''],
  ])('of another place, %s, is not loaded, and keeps its alternative text', (address, link) => {
    const text = shown(`<p>a</p><img src='${address}' alt="The stove">`);

    expect(text.querySelector('img')).toBeNull();
    expect(text.textContent).toContain('The stove');
    expect(text.querySelector('a')?.getAttribute('href') ?? '').toBe(link === '' ? '' : address);
  });

  it('that counts readers is left out', () => {
    expect(shown('<p>a</p><img src="https://elsewhere.example/a.png" width="1" height="1">').textContent).toBe('a');
  });
});

describe('a link to a point', () => {
  const folders = foldersFrom([{ id: 'f', name: 'Hall', pois: [{ identifier: 'stove', name: 'Stove' }] }]);

  it('opens the point of the tour that is shown, and is words where it has none', async () => {
    const user = userEvent.setup();
    const opened: string[] = [];
    render(
      <PointLinks folders={folders} onOpen={(poi) => opened.push(poi)}>
        <RichText html='<p><a href="#point=stove">the <b>stove</b></a> and <a href="#point=gone">the sink</a></p>' />
      </PointLinks>,
    );

    await user.click(screen.getByRole('button', { name: 'the stove' }));

    expect(opened).toEqual(['stove']);
    expect(screen.getByText(/the sink/)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is words outside of a tour', () => {
    expect(shown('<p><a href="#point=stove">the stove</a></p>').innerHTML).not.toMatch(/<a|<button/);
  });
});

it('another tour of the same site opens in the same window', () => {
  shown(`<p><a href="${location.origin}${location.pathname}#/digital-twin/mill">the mill</a></p>`);

  expect(screen.getByRole('link', { name: 'the mill' }).getAttribute('target')).toBeNull();
});
