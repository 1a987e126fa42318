import { describe, expect, it } from 'vitest';
import { embedCode } from './embed-code';

describe('the embed code', () => {
  it('is a frame with the tour in it', () => {
    expect(embedCode('Hall', 'https://loggia.example/#/digital-twin/hall/play')).toBe(
      '<iframe src="https://loggia.example/#/digital-twin/hall/play" title="Hall" width="960" height="540" style="border:0" allow="fullscreen; xr-spatial-tracking" loading="lazy"></iframe>',
    );
  });

  it('keeps a hostile name inside its attribute', () => {
    expect(embedCode('"><script>hit()</script>&', 'https://x.example/?a=1&b="')).toContain(
      'src="https://x.example/?a=1&amp;b=&quot;" title="&quot;&gt;&lt;script&gt;hit()&lt;/script&gt;&amp;"',
    );
  });
});
