// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { AppError } from '../app-error';
import { imageFile, screenshotProblem } from './screenshots';

const url = 'data:image/jpeg;base64,/9j/4AAQSkZJRg==';
const whole = { identifier: 'p', url, organization: 'Acme' };

describe('a screenshot of a PoI', () => {
  it('says what it is missing [EDIT-045 EDIT-046 EDIT-047 EDIT-048]', () => {
    expect(screenshotProblem(whole)).toBeNull();
    expect(screenshotProblem({ ...whole, identifier: '' })).toBe('Missing identifier');
    expect(screenshotProblem({ ...whole, url: '' })).toBe('Missing url');
    expect(screenshotProblem({ ...whole, url: 'data:image/jpeg;base64,' })).toBe('Missing image data');
    expect(screenshotProblem({ ...whole, url: 'data:text/html,hello' })).toBe('Missing image data');
    expect(screenshotProblem({ ...whole, organization: '' })).toBe('Missing organization');
  });

  it('is a JPEG of the same bytes [EDIT-044]', () => {
    expect(imageFile(url, 'p.jpg')).toMatchObject({ name: 'p.jpg', type: 'image/jpeg', size: 10 });
    expect(() => imageFile('data:image/jpeg;base64,***', 'p.jpg')).toThrow(AppError);
  });
});
