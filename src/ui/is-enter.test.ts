import { expect, it } from 'vitest';
import { isEnter } from './is-enter';

const key = (of: Partial<KeyboardEvent>) => ({ key: 'Enter', isComposing: false, keyCode: 13, ...of }) as KeyboardEvent;
const inReact = (nativeEvent: KeyboardEvent) => ({ key: nativeEvent.key, nativeEvent }) as unknown as Parameters<typeof isEnter>[0];

it.each([
  ['Enter', key({}), true],
  ['another key', key({ key: ' ' }), false],
  ['the Enter of an input method', key({ isComposing: true }), false],
  ['the Enter of an input method in Safari, after the composition', key({ keyCode: 229 }), false],
])('of %s is right, in React too', (_, event, expected) => {
  expect([isEnter(event), isEnter(inReact(event))]).toEqual([expected, expected]);
});

it('is what every handler of Enter asks', () => {
  const sources = import.meta.glob<string>(['/src/**/*.{ts,tsx}', '!/src/**/*.test.*', '!/src/**/testing/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const compared =
    /(?:key|code)\s*[!=]==?\s*['"]Enter['"]|['"]Enter['"]\s*[!=]==?|case\s+['"]Enter['"]|(?:keyCode|which)\s*[!=]==?\s*13\b|\.(?:includes|has)\([^)]*\bkey\b[^)]*\).*Enter/;

  expect(Object.keys(sources).length).toBeGreaterThan(500);
  expect(
    Object.entries(sources)
      .filter(([file, source]) => file !== '/src/ui/is-enter.ts' && compared.test(source))
      .map(([file]) => file),
  ).toEqual([]);
});
