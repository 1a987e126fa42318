import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { showLanguage } from '@/language/show-language';
import { CustomFrame } from './custom-frame';

afterEach(async () => {
  cleanup();
  await showLanguage('en');
});

it.each([
  ['de', /^Ein Teil dieses Inhalts führt Skripte aus/, 'Inhalt laden', 'Höher machen', 'Kleiner machen'],
  ['ar', /^بعض هذا المحتوى يشغّل نصوصًا برمجية/, 'تحميل المحتوى', 'زيادة الارتفاع', 'تقليل الارتفاع'],
])('warns of scripts in the language of the page: %s', async (language, warning, load, taller, smaller) => {
  await showLanguage(language);
  const user = userEvent.setup();
  render(<CustomFrame name="Quiz" html="<script>ask()</script>" />);
  expect(screen.getByText(warning)).toBeTruthy();

  await user.click(screen.getByRole('button', { name: taller }));
  await user.click(screen.getByRole('button', { name: load }));

  expect(screen.getByRole('button', { name: smaller })).toBeTruthy();
  expect(screen.queryByText(warning)).toBeNull();
});
