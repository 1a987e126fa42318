import { describe, expect, it } from 'vitest';
import { categoryOf, templateFrom } from './template';

describe('templateFrom', () => {
  it('has main, tag and button, each with eight colours', () => {
    const template = templateFrom({ main: { background: '#FFF', hoverColor: 'rgb(1,2,3)' } });

    expect(Object.keys(template)).toEqual(['main', 'tag', 'button']);
    expect(template.main).toEqual({
      ref: 'primary',
      background: '#ffffff',
      color: '',
      heading: '',
      accent: '',
      hover: '',
      hoverColor: '#010203',
      active: '',
      activeColor: '',
    });
  });

  it('reads entries by their ref: primary is main, secondary is button, tag is tag', () => {
    const template = templateFrom([{ ref: 'secondary', color: '#111111' }, { ref: 'tag', color: '#222222' }, { ref: 'none' }, 7]);

    expect([template.main.color, template.button.color, template.tag.color]).toEqual(['', '#111111', '#222222']);
    expect(categoryOf).toEqual({ primary: 'main', secondary: 'button', tag: 'tag' });
  });

  it('keeps the ref of an entry and gives one without it the usual one', () => {
    const template = templateFrom({ main: { ref: 'secondary' }, button: { ref: 'odd' } });

    expect([template.main.ref, template.button.ref, template.tag.ref]).toEqual(['secondary', 'secondary', 'tag']);
  });
});
