import { cleanup, render, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { run } from 'axe-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Example } from '../example';

/** Runs axe over each example and reaches each of its controls with the Tab key. */
export function testExamples(examples: readonly Example[]): void {
  beforeEach(() => {
    // the text editor asks where its selection is
    Range.prototype.getClientRects = () => Object.assign([], { item: () => null }) as unknown as DOMRectList;
    Range.prototype.getBoundingClientRect = () => new DOMRect();
    window.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as MediaQueryList;
  });
  afterEach(cleanup);

  describe.each(examples)('$title', ({ Example }) => {
    it('passes axe', async () => {
      const { container } = render(<Example />);

      // jsdom has no layout, and an example is no whole page
      const { violations } = await run(container, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } });

      expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
    });

    it('reaches every control by keyboard', async () => {
      const user = userEvent.setup();
      const { container } = render(<Example />);

      // a part that loads late, as a map does, brings controls while the walk is under way: walk again then
      await waitFor(async () => {
        const reached = await walk(user);
        expect(
          tabStops(container)
            .filter((control) => !reached.has(control))
            .map((control) => control.outerHTML),
        ).toEqual([]);
      });
    });
  });
}

/** What the Tab key reaches from the start of the page, until the focus leaves it or comes round. */
async function walk(user: UserEvent): Promise<ReadonlySet<Element>> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const reached = new Set<Element>();
  for (;;) {
    await user.tab();
    const at = document.activeElement;
    if (!at || at === document.body || reached.has(at)) return reached;
    reached.add(at);
  }
}

/** Controls in the tab order; of radio buttons, only the checked one is. */
const tabStops = (container: HTMLElement): Element[] =>
  [...container.querySelectorAll('a[href], button, input, select, textarea')].filter(
    (control) => !control.matches(':disabled, [tabindex="-1"], [type=radio]:not(:checked), [type=file][hidden]'),
  );
